import type { Output, Schemas } from "@reserve/contract";
import { Checkbox, FieldStack, IconButton, Note, Section, Select, TextField, Work } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid, NumberField, TagsField } from "@reserve/design-system/fields";
import { XIcon } from "@reserve/design-system/icons";
import { LocalizedFields, SeoFields } from "@reserve/design-system/localized";
import { DateTimePicker } from "@reserve/design-system/pickers";
import { RichTextGroup } from "@reserve/design-system/rich-text";
import { SortableList } from "@reserve/design-system/sortable";
import { CodeDetails } from "@reserve/design-system/source";
import { genders, type PostType, postAddress, postFields, postLocationFields, postTypes } from "@reserve/domain";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveEffect } from "../../../shared/command/save-effect.ts";
import { CategoriesField } from "../../../shared/form/CategoriesField.tsx";
import { RecordForm } from "../../../shared/form/RecordForm.tsx";
import { useSiteUrl } from "../../../shared/form/SiteAddress.tsx";
import { type RecordFormState, useRecordForm } from "../../../shared/form/useRecordForm.ts";
import { FormattedText } from "../../../shared/format/FormattedText.tsx";
import { formatDateTime } from "../../../shared/format/format.ts";
import type { Title } from "../../../shared/format/titles.ts";
import { to } from "../../../shared/links/to.ts";
import { useTypedSearch } from "../../../shared/list/useTypedSearch.ts";
import { PasteCodes } from "../../../shared/pickers/PasteCodes.tsx";
import { useTextPictures } from "../../../shared/pickers/TextPicture.tsx";
import { useTextProducts } from "../../../shared/pickers/TextProduct.tsx";
import { TitleCover } from "../../../shared/pickers/TitleCover.tsx";
import { TitlePicker } from "../../../shared/pickers/TitlePicker.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { PostBadge } from "../PostBadge.tsx";
import { tagsFor } from "../posts.queries.ts";
import { LinkedPosts } from "./LinkedPosts.tsx";
import { PostMargin } from "./PostMargin.tsx";
import { PostMediaList } from "./PostMediaList.tsx";
import { PostStructuredData } from "./PostStructuredData.tsx";
import { postDraft } from "./post.draft.ts";
import { comparedTexts, type PostLocale, type PostValues, postFaults, postPublication, postSaveOf, postValuesOf } from "./post.values.ts";
import { SignatureDialog, SignatureField } from "./SignatureField.tsx";

interface PostFormProps {
  /** Null: a new one. */
  record: Output<"updatePost">["entityOutput"] | null;
  /** Publication day of a new post. */
  start?: string | null;
  /** Links to the previous and next post of the list. */
  neighbourLinks: ReactNode;
  /** Other users who have the post open. */
  presence: ReactNode;
}

/** Form for a post: texts in both languages side by side, and the fields of its type. */
export function PostForm({ record, start = null, neighbourLinks, presence }: PostFormProps) {
  const { t } = useTranslation(["posts", "shared"]);
  const { api, variant } = useRuntime();
  const locales = variant.locales.map(({ code }) => code) as [PostLocale, ...PostLocale[]];
  const form = useRecordForm({
    name: `post ${record?.id ?? "new"}`,
    label: record ? t("post.unsaved", { name: record.title }) : t("post.new"),
    record,
    create: { op: "createPost", url: ({ id }) => to.post(id) },
    update: "updatePost",
    values: (post) => postValuesOf(post, start),
    fields: {
      postType: { label: t("field.postType"), text: ({ postType }) => t(`type.${postType}`) },
      localizations: { label: t("field.texts"), text: ({ localizations }) => comparedTexts(localizations), isLongText: true },
      seo: {
        label: t("section.seo"),
        text: ({ seo }) => locales.flatMap((locale) => Object.values(seo[locale]).filter(Boolean)).join("\n") || null,
      },
      publicationStartDate: { label: t("field.from"), text: ({ publicationStartDate: at }) => at && formatDateTime(at) },
      publicationEndDate: { label: t("field.until"), text: ({ publicationEndDate: at }) => at && formatDateTime(at) },
      eventStart: { label: t("field.eventStart"), text: ({ eventStart: at }) => at && formatDateTime(at) },
      eventEnd: { label: t("field.eventEnd"), text: ({ eventEnd: at }) => at && formatDateTime(at) },
      isOnRegistration: {
        label: t("field.isOnRegistration"),
        text: ({ isOnRegistration }) => (isOnRegistration ? t("field.isOnRegistration") : null),
      },
      places: { label: t("field.places"), text: ({ places }) => (places === null ? null : String(places)) },
      location: {
        label: t("section.location"),
        text: ({ location: { gender: _gender, ...lines } }) => Object.values(lines).filter(Boolean).join("\n") || null,
      },
      products: { label: t("section.products"), text: ({ products }) => products.map(({ title }) => title).join("\n") || null },
      posts: { label: t("section.posts"), text: ({ posts }) => posts.map(({ title }) => title).join("\n") || null },
      medias: { label: t("section.medias"), text: ({ medias }) => medias.map(({ title }) => title).join("\n") || null },
      categoryIds: { label: t("field.categories"), text: ({ categoryIds }) => categoryIds.join(", ") || null },
      signature: { label: t("field.signature"), text: ({ signature }) => signature?.name ?? null },
      tags: { label: t("field.tags"), text: ({ tags }) => tags.join(", ") || null },
    },
    check(typed) {
      const properties = postFaults(typed).map((propertyName) => ({ propertyName, errorMessage: t(faultWords[propertyName]) }));
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: postSaveOf,
    draft: { autosave: postDraft(api, record) },
  });
  const { values, change, field } = form;
  const { groups, products, posts } = postFields[values.postType];
  const [isNaming, setIsNaming] = useState(false);
  const [signer, setSigner] = useState("");
  const textProducts = useTextProducts();
  const choosePicture = useTextPictures();
  return (
    <>
      <RecordForm
        effect={saveEffect("online", record && postPublication(record, form.saved), postPublication(record, form.values), new Date())}
        actions={neighbourLinks}
        conflict={{ title: t("conflict.title"), detail: t("conflict.detail") }}
        form={form}
        margin={<PostMargin isDirty={form.isDirty} record={record} />}
        marginLabel={t("section.margin")}
        saveLabel={t(record ? "post.save" : "post.create")}
        subtitle={
          record ? (
            <>
              <span>{t("post.subtitle", { type: t(`type.${record.postType}`), id: record.id, name: record.owner?.name ?? "–" })}</span>
              {presence}
            </>
          ) : undefined
        }
        title={record?.title ?? t("post.new")}
        titleExtra={record ? <PostBadge isInset state={record.state} /> : null}
      >
        <Section title={t("section.texts")}>
          <FieldStack>
            <Select
              {...field("postType")}
              onChange={(postType) => change({ postType: postType as PostType })}
              options={postTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            />
            <RichTextGroup>
              <LocalizedFields
                fields={[
                  { name: "title", label: t("field.title"), maxLength: 200 },
                  ...(groups.includes("subtitle") ? [{ name: "subtitle", label: t("field.subtitle"), maxLength: 300 }] : []),
                  ...(["lead", "description"] as const)
                    .filter((name) => groups.includes(name))
                    .map((name) => ({
                      name,
                      label: t(`field.${name}`),
                      render: (control: {
                        label: ReactNode;
                        name: string | undefined;
                        value: string;
                        onChange: (html: string) => void;
                      }) => (
                        <FormattedText
                          choosePicture={choosePicture}
                          key={`${control.name} ${form.turn}`}
                          label={control.label}
                          name={control.name}
                          onChange={control.onChange}
                          products={textProducts}
                          rows={name === "lead" ? 3 : 10}
                          value={control.value}
                        />
                      ),
                    })),
                ]}
                label={t("section.texts")}
                locales={locales}
                name="localizations"
                onChange={(localizations) => change({ localizations })}
                value={values.localizations}
              />
            </RichTextGroup>
          </FieldStack>
        </Section>
        {groups.includes("event") ? (
          <Section title={t("section.event")}>
            <FieldGrid>
              <FieldCell>
                <DateTimePicker {...field("eventStart")} />
              </FieldCell>
              <FieldCell>
                <DateTimePicker {...field("eventEnd")} isOptional />
              </FieldCell>
              <FieldCell>
                <Checkbox
                  checked={values.isOnRegistration}
                  label={t("field.isOnRegistration")}
                  name="registration"
                  onChange={(isOnRegistration) => change({ isOnRegistration })}
                />
              </FieldCell>
              {values.isOnRegistration ? (
                <FieldCell>
                  <NumberField
                    {...field("places")}
                    help={t("field.placesHelp")}
                    isOptional
                    max={100_000}
                    min={1}
                    name="registration.places"
                  />
                </FieldCell>
              ) : null}
            </FieldGrid>
          </Section>
        ) : null}
        <Location form={form} />
        <Section title={t("section.publication")}>
          <FieldGrid>
            <FieldCell>
              <DateTimePicker {...field("publicationStartDate")} help={t("field.fromHelp")} isOptional />
            </FieldCell>
            <FieldCell>
              <DateTimePicker {...field("publicationEndDate")} help={t("field.untilHelp")} isOptional />
            </FieldCell>
            <FieldCell span={12}>
              <CategoriesField
                empty={t("field.noCategory")}
                label={t("field.categories")}
                onChange={(categoryIds) => change({ categoryIds })}
                values={values.categoryIds}
              />
            </FieldCell>
            {groups.includes("signature") ? (
              <FieldCell>
                <SignatureField field={field("signature")} onNew={() => setIsNaming(true)} />
              </FieldCell>
            ) : null}
            <FieldCell>
              <Tags onChange={(tags) => change({ tags })} value={values.tags} />
            </FieldCell>
          </FieldGrid>
        </Section>
        {products.most > 0 ? (
          <Products change={(list) => change({ products: list })} most={products.most} products={values.products} />
        ) : null}
        {posts.most > 0 ? (
          <LinkedPosts most={posts.most} onChange={(list) => change({ posts: list })} posts={values.posts} self={record?.id ?? null} />
        ) : null}
        <PostMediaList medias={values.medias} onChange={(list) => change({ medias: list })} />
        {groups.includes("seo") ? <Seo form={form} locales={locales} /> : null}
      </RecordForm>
      {isNaming ? (
        <SignatureDialog
          name={signer}
          onClose={() => setIsNaming(false)}
          onMade={(signature) => {
            change({ signature });
            setSigner("");
          }}
          onName={setSigner}
        />
      ) : null}
    </>
  );
}

const faultWords = {
  "localizations.fr.title": "post.titleMissing",
  "localizations.en.title": "post.titleMissingThere",
  publicationEndDate: "post.endFirst",
  eventEnd: "post.endFirst",
} as const;

const spans: Partial<Record<keyof Schemas["PostLocation"], 4 | 6 | 8 | 12>> = { company: 12, address1: 12, postalCode: 4, city: 8 };

/** Fields for people, contact details and the address, as far as the post type has them. */
function Location({ form }: { form: RecordFormState<PostValues> }) {
  const { t } = useTranslation("posts");
  const { values, change } = form;
  const shown = (["person", "contact", "place"] as const).filter((group) => postFields[values.postType].groups.includes(group));
  if (shown.length === 0) return null;
  const set = (name: keyof Schemas["PostLocation"], value: string) => change({ location: { ...values.location, [name]: value } });
  return (
    <Section title={t("section.location")}>
      <FieldGrid>
        {shown
          .flatMap((group): readonly (keyof Schemas["PostLocation"])[] => postLocationFields[group])
          .map((name) => (
            <FieldCell key={name} span={spans[name] ?? 6}>
              {name === "gender" ? (
                <Select
                  label={t("location.gender")}
                  name="location.gender"
                  onChange={(value) => set("gender", value)}
                  options={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
                  value={values.location.gender}
                />
              ) : (
                <TextField
                  help={name === "country" ? t("location.countryHelp") : undefined}
                  label={t(`location.${name}`)}
                  maxLength={name === "country" ? 2 : undefined}
                  name={`location.${name}`}
                  onChange={(text) => set(name, name === "country" ? text.toUpperCase() : text)}
                  type={name === "email" ? "email" : "text"}
                  value={values.location[name]}
                />
              )}
            </FieldCell>
          ))}
      </FieldGrid>
    </Section>
  );
}

/** Field for the post's tags: existing ones are suggested, other text creates a tag. */
function Tags({ value, onChange }: { value: readonly string[]; onChange: (tags: readonly string[]) => void }) {
  const { t } = useTranslation("posts");
  const { api } = useRuntime();
  const { hits, onSearch } = useTypedSearch((typed) => tagsFor(api, typed));
  return (
    <TagsField
      help={t("field.tagsHelp")}
      isOptional
      label={t("field.tags")}
      name="tags"
      onChange={onChange}
      onSearch={onSearch}
      suggestions={hits.map(({ name }) => name)}
      value={value}
    />
  );
}

interface ProductsProps {
  products: readonly Title[];
  most: number;
  change: (products: readonly Title[]) => void;
}

/** The titles of the catalogue that the post is about, in their order. */
function Products({ products, most, change }: ProductsProps) {
  const { t } = useTranslation("posts");
  const mayRead = useMay();
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const choice = {
    titles: products,
    room: most - products.length,
    add: (titles: readonly Title[]) => {
      const there = new Set(products.map(({ id }) => id));
      change([...products, ...titles.filter(({ id }, index) => !there.has(id) && titles.findIndex((other) => other.id === id) === index)]);
    },
  };
  return (
    <Section aside={t("post.productCount", { count: products.length })} title={t("section.products")}>
      <FieldStack>
        <SortableList
          actions={({ id, label }) => (
            <IconButton
              icon={<XIcon size={14} />}
              label={t("post.remove", { title: label })}
              onClick={() => change(products.filter((product) => String(product.id) !== id))}
              size="small"
            />
          )}
          empty={<Note>{t("post.noProduct")}</Note>}
          items={products.map((product) => ({
            id: String(product.id),
            label: product.title,
            content: (
              <Work
                byline={product.authors.join(", ") || undefined}
                cover={<TitleCover of={product} size="small" />}
                title={product.title}
              />
            ),
          }))}
          label={t("section.products")}
          onChange={(ids) => change(ids.flatMap((id) => byId.get(id) ?? []))}
        />
        {mayRead("searchCatalog") && mayRead("getProductByEan") ? (
          <>
            <TitlePicker selection={choice} />
            <PasteCodes selection={choice} />
          </>
        ) : (
          <Note>{t("post.noCatalogue")}</Note>
        )}
      </FieldStack>
    </Section>
  );
}

/** SEO fields by language. */
function Seo({ form, locales }: { form: RecordFormState<PostValues>; locales: readonly PostLocale[] }) {
  const { t } = useTranslation(["posts", "shared"]);
  const siteUrl = useSiteUrl();
  const { values, saved, change } = form;
  return locales.map((locale) => {
    const { title, description, slug, keywords } = values.seo[locale];
    const set = (changed: Partial<PostValues["seo"][PostLocale]>) =>
      change({ seo: { ...values.seo, [locale]: { ...values.seo[locale], ...changed } } });
    return (
      <Section key={locale} title={t("post.seoIn", { language: t(`language.${locale}`) })}>
        <FieldStack>
          <SeoFields
            lang={locale}
            name={{
              title: `localizations.${locale}.metaTitle`,
              description: `localizations.${locale}.metaDescription`,
              slug: `localizations.${locale}.relativeUrl`,
            }}
            onChange={(seo) => set({ title: seo.title, description: seo.description, slug: seo.slug })}
            pageTitle={values.localizations[locale]?.title ?? ""}
            savedSlug={saved.seo[locale].slug}
            urlStart={siteUrl(postAddress(""))}
            value={{ title, description, slug }}
          />
          <CountedTextField
            isOptional
            label={t("field.metaKeywords")}
            lang={locale}
            maxLength={300}
            name={`localizations.${locale}.metaKeywords`}
            onChange={(typed) => set({ keywords: typed })}
            value={keywords}
          />
          <CodeDetails label={t("shared:structuredData.titleIn", { language: t(`language.${locale}`) })}>
            <PostStructuredData locale={locale} values={values} />
          </CodeDetails>
        </FieldStack>
      </Section>
    );
  });
}
