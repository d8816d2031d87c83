import { Button, MultiSelect, type Option } from "@reserve/design-system";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ChoiceList, useChoices } from "../pickers/useChoices.ts";

interface ChoiceFilterProps extends Pick<ComponentProps<typeof MultiSelect>, "label" | "values" | "onChange"> {
  list: ChoiceList;
  /** Converts the server's options; unchanged by default. */
  toOptions?: (choices: readonly Option[]) => readonly Option[];
}

/** Filter with options from the server, fetched when first opened, so that a list opens with few requests. */
export function ChoiceFilter({ list, toOptions = (choices) => choices, ...filter }: ChoiceFilterProps) {
  "use no memo"; // drawn anew only with the list itself, and every list carries this code
  const { t } = useTranslation("shared");
  const [isWanted, setIsWanted] = useState(false);
  const { options, isLoading, failure } = useChoices(list, isWanted);
  return (
    <MultiSelect
      {...filter}
      notice={
        failure ? (
          <>
            <p role="alert">{failure.message}</p>
            <Button onClick={failure.onRetry}>{t("state.retry")}</Button>
          </>
        ) : isLoading ? (
          <p>{t("state.loading")}</p>
        ) : undefined
      }
      onOpen={() => setIsWanted(true)}
      options={toOptions(options)}
    />
  );
}
