import type { Output, Schemas } from "@reserve/contract";
import { Alert, FactGrid, Link, Page, Section, Sheet, SheetAndMargin, Work } from "@reserve/design-system";
import { SafeHtml } from "@reserve/design-system/rich-text";
import { type PostEditReason, postFields } from "@reserve/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useTextProducts } from "../../../shared/pickers/TextProduct.tsx";
import { TitleCover } from "../../../shared/pickers/TitleCover.tsx";
import { useCategoryNames } from "../../../shared/pickers/useCategoryNames.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { PostBadge } from "../PostBadge.tsx";
import { PostMargin } from "./PostMargin.tsx";
import { Shown } from "./PostMediaList.tsx";

interface PostSheetProps {
  record: Output<"getPost">;
  /** Reason why the post is read-only. */
  reason: PostEditReason;
  neighbourLinks: ReactNode;
  /** Other users who have the post open. */
  presence: ReactNode;
}

/** Read-only sheet of a post that the user may not edit now, with the reason. */
export function PostSheet({ record, reason, neighbourLinks, presence }: PostSheetProps) {
  const { t } = useTranslation("posts");
  const { variant } = useRuntime();
  const { names } = useCategoryNames();
  const { groups } = postFields[record.postType];
  const moment = (at: string | null) => at && formatDateTime(at);
  const { location } = record;
  const place = [
    location.company,
    location.address1,
    location.address2,
    location.address3,
    `${location.postalCode} ${location.city}`.trim(),
  ];
  return (
    <Page
      actions={neighbourLinks}
      subtitle={
        <>
          <span>{t("post.subtitle", { type: t(`type.${record.postType}`), id: record.id, name: record.owner?.name ?? "–" })}</span>
          {presence}
        </>
      }
      title={record.title}
      titleExtra={<PostBadge isInset state={record.state} />}
    >
      <SheetAndMargin margin={<PostMargin isDirty={false} record={record} />} marginLabel={t("section.margin")}>
        <Alert title={t("post.readOnly")} tone="info">
          {t(`readOnly.${reason}`)}
        </Alert>
        <Sheet>
          {variant.locales
            .map(({ code }) => code)
            .filter((locale) => record.localizations[locale].title !== "")
            .map((locale) => (
              <Section key={locale} title={t("post.textIn", { language: t(`language.${locale}`) })}>
                <Text locale={locale} text={record.localizations[locale]} />
              </Section>
            ))}
          <Section title={t("section.publication")}>
            <FactGrid
              emptyText={t("post.unknown")}
              facts={[
                { term: t("field.from"), description: moment(record.publicationStartDate) },
                { term: t("field.until"), description: moment(record.publicationEndDate) },
                ...(groups.includes("event")
                  ? [
                      { term: t("field.eventStart"), description: moment(record.eventStart) },
                      { term: t("field.eventEnd"), description: moment(record.eventEnd) },
                    ]
                  : []),
                ...(groups.includes("place")
                  ? [{ term: t("section.location"), description: place.filter(Boolean).join(", "), span: 12 as const }]
                  : []),
                {
                  term: t("field.categories"),
                  description: record.categoryIds.flatMap((id) => names.get(String(id)) ?? []).join(", "),
                  span: 12,
                },
                ...(groups.includes("signature")
                  ? [{ term: t("field.signature"), description: record.signature?.name ?? null, span: 12 as const }]
                  : []),
                { term: t("field.tags"), description: record.tags.map(({ name }) => name).join(", "), span: 12 },
              ]}
            />
          </Section>
          {record.products.length > 0 ? (
            <Section title={t("section.products")}>
              {record.products.map((product) => (
                <Work
                  byline={product.authors.join(", ") || undefined}
                  cover={<TitleCover of={product} size="small" />}
                  key={product.id}
                  title={product.title}
                />
              ))}
            </Section>
          ) : null}
          {record.medias.length > 0 ? (
            <Section title={t("section.medias")}>
              {record.medias.map((media) => (
                <Shown key={media.id} media={media} />
              ))}
            </Section>
          ) : null}
          {record.posts.length > 0 ? (
            <Section title={t("section.posts")}>
              <ul>
                {record.posts.map(({ id, title }) => (
                  <li key={id}>
                    <Link href={to.post(id)}>{title}</Link>
                  </li>
                ))}
              </ul>
            </Section>
          ) : null}
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}

function Text({ text, locale }: { text: Schemas["PostText"]; locale: string }) {
  const products = useTextProducts();
  return (
    <div lang={locale}>
      <p>
        <strong>{text.title}</strong>
      </p>
      {text.subtitle ? <p>{text.subtitle}</p> : null}
      <SafeHtml card={products?.card} html={`${text.lead}${text.description}`} />
    </div>
  );
}
