import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";

/** Returns a function that gives the label of a post's field; null for an unknown one. */
export function usePostFieldTexts(): (field: string | null) => string | null {
  const { t } = useTranslation("posts");
  const words: Readonly<Record<Schemas["PostField"], string>> = {
    postType: t("field.postType"),
    title: t("field.title"),
    subtitle: t("field.subtitle"),
    lead: t("field.lead"),
    description: t("field.description"),
    seo: t("section.seo"),
    publicationStartDate: t("field.from"),
    publicationEndDate: t("field.until"),
    eventStart: t("field.eventStart"),
    eventEnd: t("field.eventEnd"),
    isOnRegistration: t("field.isOnRegistration"),
    places: t("field.places"),
    location: t("section.location"),
    products: t("section.products"),
    posts: t("section.posts"),
    medias: t("section.medias"),
    categoryIds: t("field.categories"),
    signature: t("field.signature"),
    tags: t("field.tags"),
  };
  return (field) => (field === null ? null : (words[field as Schemas["PostField"]] ?? null));
}
