import { Section } from "@reserve/design-system";
import { Menu, MenuItem } from "@reserve/design-system/menu";
import { Plan } from "@reserve/design-system/plan";
import { type BlocType, blocContents, blocTypes, blocWidths, layoutColumns, MOST_BLOCS, type PageLayout } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import type { Bloc } from "./page.values.ts";

interface PagePlanProps {
  layout: PageLayout;
  /** Blocs in order, each in a column of the layout. */
  blocs: readonly Bloc[];
  /** Missing content per bloc id. */
  faults: ReadonlyMap<string, string>;
  selected: string | null;
  onSelect: (id: string) => void;
  onChange: (blocs: Bloc[]) => void;
  onAdd: (blocType: BlocType, column: Bloc["column"]) => void;
}

/** Plan of a page to scale: blocs are selected, moved, resized and added. */
export function PagePlan({ layout, blocs, faults, selected, onSelect, onChange, onAdd }: PagePlanProps) {
  const { t } = useTranslation("pages");
  const nameOf = useBlocName();
  const byId = new Map(blocs.map((bloc) => [bloc.id, bloc]));
  const detailOf = (bloc: Bloc) => {
    const { content } = blocContents[bloc.blocType];
    const count = content === "medias" ? bloc.mediaIds.length : content === "posts" ? bloc.postIds.length : bloc.maximum;
    const type = t(`blocType.${bloc.blocType}`);
    return count ? t("plan.counted", { type, count }) : type;
  };
  const columns = layoutColumns[layout];
  return (
    <Section
      aside={
        faults.size > 0 ? t("plan.asideFaults", { count: blocs.length, faults: faults.size }) : t("plan.aside", { count: blocs.length })
      }
      title={t("plan.title")}
    >
      <Plan
        action={(column) => (
          <Menu
            disabledReason={blocs.length >= MOST_BLOCS ? t("plan.full", { most: MOST_BLOCS }) : undefined}
            label={columns.length > 1 ? t("plan.addTo", { column: column.label }) : t("plan.add")}
          >
            {blocTypes.map((type) => (
              <MenuItem key={type} label={t(`blocType.${type}`)} onAction={() => onAdd(type, column.id as Bloc["column"])} />
            ))}
          </Menu>
        )}
        columns={columns.map(({ column, sixths }) => ({
          id: column,
          label: t(`column.${layout}.${column}` as "column.FullPage.main"),
          share: sixths,
        }))}
        label={t("plan.label")}
        onChange={(places) =>
          onChange(
            places.flatMap(({ id, column, width }) => {
              const bloc = byId.get(id);
              return bloc ? [{ ...bloc, column: column as Bloc["column"], width: width as Bloc["width"] }] : [];
            }),
          )
        }
        onSelect={onSelect}
        selected={selected}
        tiles={blocs.map((bloc) => ({
          id: bloc.id,
          column: bloc.column,
          width: bloc.width,
          label: nameOf(bloc),
          detail: detailOf(bloc),
          fault: faults.get(bloc.id),
        }))}
        widths={blocWidths}
      />
    </Section>
  );
}

/** Returns a function that names a bloc by its title, else by its content. */
export function useBlocName(): (bloc: Bloc) => string {
  const { t, i18n } = useTranslation("pages");
  const locale = i18n.language === "en" ? "en" : "fr";
  return ({ localizations, blocType }) => localizations[locale].title.trim() || localizations.fr.title.trim() || t(`blocType.${blocType}`);
}
