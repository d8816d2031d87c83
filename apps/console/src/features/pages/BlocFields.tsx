import { Button, Checkbox, FieldStack, Note, RadioGroup, Section, Select, TextField } from "@reserve/design-system";
import { FieldCell, FieldGrid, NumberField } from "@reserve/design-system/fields";
import { ArrowDownIcon, ArrowUpIcon, Columns3Icon, XIcon } from "@reserve/design-system/icons";
import { LocalizedFields, type LocalizedText } from "@reserve/design-system/localized";
import { WidthMark } from "@reserve/design-system/plan";
import {
  type BlocType,
  type BlocWidth,
  blocContents,
  blocTypes,
  blocWidths,
  isFoundByItself,
  type PostType,
  postTypes,
} from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CategoriesField } from "../../shared/form/CategoriesField.tsx";
import { FormattedText } from "../../shared/format/FormattedText.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { BlocPictures } from "./BlocPictures.tsx";
import { BlocPosts } from "./BlocPosts.tsx";
import { type Bloc, blocField, newBloc, type PageLocale } from "./page.values.ts";
import { postsForBloc } from "./pages.queries.ts";

interface BlocFieldsProps {
  bloc: Bloc;
  /** Index among all blocs of the page. */
  index: number;
  /** Name on the plan. */
  name: string;
  /** Grows when the values were replaced from outside. */
  turn: number;
  onChange: (change: Partial<Bloc>) => void;
  onRemove: () => void;
  /** Null when it is already first. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  /** Null: the page has one column. */
  onOtherColumn: (() => void) | null;
}

/** Fields of the selected bloc: content, width and position. */
export function BlocFields({ bloc, index, name, turn, onChange, onRemove, onUp, onDown, onOtherColumn }: BlocFieldsProps) {
  const { t } = useTranslation("pages");
  const { variant } = useRuntime();
  const [original = "fr", ...others] = variant.locales.map(({ code }) => code);
  const { content } = blocContents[bloc.blocType];
  return (
    <Section title={t("bloc.section", { name })}>
      <FieldStack>
        <FieldGrid>
          <FieldCell span={6}>
            <Select
              label={t("bloc.type")}
              name={blocField(index, "blocType")}
              onChange={(blocType) => {
                const { localizations, width, url, isExternalUrl } = bloc;
                onChange({ ...newBloc(blocType as BlocType, bloc.column, bloc.id), localizations, width, url, isExternalUrl });
              }}
              options={blocTypes.map((value) => ({ value, label: t(`blocType.${value}`) }))}
              value={bloc.blocType}
            />
          </FieldCell>
          <FieldCell span={6}>
            <RadioGroup
              label={t("bloc.width")}
              name={blocField(index, "width")}
              onChange={(width) => onChange({ width: Number(width) as BlocWidth })}
              options={blocWidths.map((width) => ({
                value: String(width),
                label: (
                  <>
                    {t("bloc.percent", { width })} <WidthMark percent={width} />
                  </>
                ),
              }))}
              value={String(bloc.width)}
            />
          </FieldCell>
        </FieldGrid>
        <LocalizedFields
          fields={[
            { name: "title", label: t("bloc.title"), maxLength: 120 },
            ...(content === "html"
              ? [
                  {
                    name: "html",
                    label: t("bloc.html"),
                    render: (control: { label: ReactNode; name: string | undefined; value: string; onChange: (html: string) => void }) => (
                      <FormattedText
                        key={`${control.name} ${bloc.id} ${turn}`}
                        label={control.label}
                        name={control.name}
                        onChange={control.onChange}
                        rows={6}
                        value={control.value}
                      />
                    ),
                  },
                ]
              : []),
          ]}
          label={t("bloc.texts")}
          locales={[original, ...others]}
          name={blocField(index, "localizations")}
          onChange={(texts) => onChange({ localizations: withTexts(bloc, texts) })}
          value={bloc.localizations as unknown as LocalizedText}
        />
        <Content bloc={bloc} index={index} onChange={onChange} />
        <FieldGrid>
          <FieldCell span={8}>
            <TextField
              autoComplete="off"
              help={t("bloc.urlHelp")}
              isOptional
              label={t("bloc.url")}
              maxLength={500}
              name={blocField(index, "url")}
              onChange={(url) => onChange({ url: url || null })}
              spellCheck={false}
              value={bloc.url ?? ""}
            />
          </FieldCell>
          <FieldCell span={4}>
            <Checkbox
              checked={bloc.isExternalUrl}
              label={t("bloc.isExternalUrl")}
              name={blocField(index, "isExternalUrl")}
              onChange={(isExternalUrl) => onChange({ isExternalUrl })}
            />
          </FieldCell>
        </FieldGrid>
        <FieldGrid>
          <FieldCell span={6}>
            <Button disabledReason={onUp ? undefined : t("bloc.isFirst")} icon={<ArrowUpIcon />} isFullWidth onClick={() => onUp?.()}>
              {t("bloc.up")}
            </Button>
          </FieldCell>
          <FieldCell span={6}>
            <Button disabledReason={onDown ? undefined : t("bloc.isLast")} icon={<ArrowDownIcon />} isFullWidth onClick={() => onDown?.()}>
              {t("bloc.down")}
            </Button>
          </FieldCell>
          {onOtherColumn ? (
            <FieldCell span={6}>
              <Button icon={<Columns3Icon />} isFullWidth onClick={onOtherColumn}>
                {t("bloc.otherColumn")}
              </Button>
            </FieldCell>
          ) : null}
          <FieldCell span={6}>
            <Button icon={<XIcon />} isFullWidth onClick={onRemove} variant="danger">
              {t("bloc.removeBloc")}
            </Button>
          </FieldCell>
        </FieldGrid>
      </FieldStack>
    </Section>
  );
}

function withTexts(bloc: Bloc, texts: LocalizedText): Bloc["localizations"] {
  const textIn = (locale: PageLocale) => ({ ...bloc.localizations[locale], ...texts[locale] });
  return { fr: textIn("fr"), en: textIn("en") };
}

interface ContentProps {
  bloc: Bloc;
  index: number;
  onChange: (change: Partial<Bloc>) => void;
}

/** Content fields of a bloc, by its type. */
function Content({ bloc, index, onChange }: ContentProps) {
  const { t } = useTranslation("pages");
  const { content, most } = blocContents[bloc.blocType];
  const posts = (
    <BlocPosts
      categoryIds={bloc.categoryIds}
      ids={bloc.postIds}
      label={t("bloc.posts")}
      most={most}
      name={blocField(index, "postIds")}
      onChange={(postIds) => onChange({ postIds })}
      postType={bloc.postType}
    />
  );
  const maximum = (
    <NumberField
      label={t("bloc.maximum")}
      max={most}
      min={1}
      name={blocField(index, "maximum")}
      onChange={(number) => onChange({ maximum: number })}
      step={1}
      value={bloc.maximum}
    />
  );
  if (content === "maximum") return maximum;
  if (content === "posts") return posts;
  if (content === "medias")
    return (
      <BlocPictures
        ids={bloc.mediaIds}
        label={t("bloc.pictures")}
        most={most}
        name={blocField(index, "mediaIds")}
        onChange={(mediaIds) => onChange({ mediaIds })}
      />
    );
  if (content !== "search") return null;
  const isFound = isFoundByItself(bloc);
  return (
    <FieldStack>
      <Select
        label={t("bloc.postType")}
        name={blocField(index, "postType")}
        onChange={(postType) => onChange({ postType: postType === "" ? null : (postType as PostType) })}
        options={[{ value: "", label: t("bloc.anyType") }, ...postTypes.map((value) => ({ value, label: t(`postType.${value}`) }))]}
        value={bloc.postType ?? ""}
      />
      <CategoriesField
        empty={t("bloc.anyCategory")}
        label={t("bloc.categories")}
        onChange={(ids) => onChange({ categoryIds: ids.map(Number) })}
        values={bloc.categoryIds.map(String)}
      />
      <Checkbox
        checked={bloc.automaticRetrieve}
        label={t("bloc.automaticRetrieve")}
        name={blocField(index, "automaticRetrieve")}
        onChange={(automaticRetrieve) => onChange({ automaticRetrieve, maximum: automaticRetrieve ? (bloc.maximum ?? 5) : null })}
      />
      {isFound ? maximum : null}
      {isFound ? (
        <Checkbox
          checked={bloc.resultsOrderable}
          help={t("bloc.resultsOrderableHelp")}
          label={t("bloc.resultsOrderable")}
          name={blocField(index, "resultsOrderable")}
          onChange={(resultsOrderable) => onChange({ resultsOrderable })}
        />
      ) : null}
      {!isFound || bloc.resultsOrderable ? posts : null}
      {isFound ? <Found bloc={bloc} /> : null}
    </FieldStack>
  );
}

/** Number of found posts, and how many are shown. */
function Found({ bloc: { postType, categoryIds, maximum } }: { bloc: Bloc }) {
  const { t } = useTranslation("pages");
  const { api } = useRuntime();
  const { data } = useQuery(postsForBloc(api, { ...(postType ? { postType } : {}), ...(categoryIds.length > 0 ? { categoryIds } : {}) }));
  if (!data) return null;
  const shown = Math.min(data.foundCount, maximum ?? 0);
  return <Note>{t("bloc.found", { count: data.foundCount, shown })}</Note>;
}
