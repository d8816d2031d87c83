import { Button, FieldStack, MultiSelect, Note } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { useCategoryNames } from "../pickers/useCategoryNames.ts";

interface CategoriesFieldProps {
  label: string;
  /** Text while none is selected. */
  empty: string;
  /** Ids. */
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Field for categories of the site, with the names of the selected ones below. */
export function CategoriesField({ label, empty, values, onChange }: CategoriesFieldProps) {
  const { t } = useTranslation("shared");
  const { names, isLoading, isFailed, onRetry } = useCategoryNames();
  const chosen = values.flatMap((id) => names.get(id) ?? []);
  const notice = isFailed ? (
    <>
      <p role="alert">{t("state.choicesFailed")}</p>
      <Button onClick={onRetry}>{t("state.retry")}</Button>
    </>
  ) : isLoading ? (
    <p>{t("state.loading")}</p>
  ) : undefined;
  return (
    <FieldStack>
      <MultiSelect
        label={label}
        notice={notice}
        onChange={onChange}
        options={[...names].map(([value, label]) => ({ value, label }))}
        values={values}
      />
      <Note>{chosen.length > 0 ? chosen.join(", ") : empty}</Note>
    </FieldStack>
  );
}
