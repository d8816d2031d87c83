import { Note } from "@reserve/design-system";
import { TagsField } from "@reserve/design-system/fields";
import { eanIn } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { PasteCodes } from "../../../shared/pickers/PasteCodes.tsx";
import { TitlePicker } from "../../../shared/pickers/TitlePicker.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import type { NamedTitle } from "../discount.values.ts";

interface AddTitlesProps {
  titles: readonly NamedTitle[];
  onChange: (titles: readonly NamedTitle[]) => void;
  /** Maximum number. */
  most: number;
  /** A pasted list, too. */
  canPaste?: boolean;
}

/** Adds products to the selection: searched in the catalogue, scanned or pasted; typed by EAN without permission to read the catalogue. */
export function AddTitles({ titles, onChange, most, canPaste = false }: AddTitlesProps) {
  const { t } = useTranslation("discounts");
  const may = useMay();
  const room = most - titles.length;
  const add = (found: readonly NamedTitle[]) => {
    const there = new Map([...titles, ...found.map(({ ean, title }) => ({ ean, title }))].map((one) => [one.ean, one]));
    onChange([...there.values()].slice(0, most));
  };
  if (!may("searchCatalog")) {
    return (
      <>
        <TagsField
          accepts={(typed) => eanIn(typed) !== null}
          isDisabled={room <= 0}
          label={t("titles.eans")}
          onChange={(typed) =>
            add(
              typed.flatMap((text) => {
                const ean = eanIn(text);
                return ean === null ? [] : [{ ean, title: ean }];
              }),
            )
          }
          suggestions={nothing}
          value={nothing}
        />
        <Note>{t("titles.noRight")}</Note>
      </>
    );
  }
  const selection = { titles: [], room, add };
  return (
    <>
      <TitlePicker selection={selection} />
      {canPaste ? <PasteCodes selection={selection} /> : null}
    </>
  );
}

const nothing: readonly string[] = [];
