import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { BanIcon, CheckIcon } from "@reserve/design-system/icons";
import { canDecideReview, type ReviewDecision } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { Ean } from "../../shared/format/Ean.tsx";
import { to } from "../../shared/links/to.ts";
import { useMay } from "../../shared/session/permissions.ts";

interface ReviewMarginProps {
  review: Schemas["Review"];
  /** True with an unsaved reply: actions that would lose it are disabled. */
  isDirty: boolean;
}

/** Margin of a review: decisions, its author and its product. */
export function ReviewMargin({ review, isDirty }: ReviewMarginProps) {
  return (
    <>
      <Decisions isDirty={isDirty} review={review} />
      <Reader review={review} />
      <About review={review} />
    </>
  );
}

const decisions = [
  ["Approved", <CheckIcon key="Approved" />],
  ["Rejected", <BanIcon key="Rejected" />],
] as const;

function Decisions({ review: { id, title, name, status, version }, isDirty }: ReviewMarginProps) {
  const { t } = useTranslation(["reviews", "shared"]);
  const decide = useWrite("setReviewStatus", {
    // A colleague was faster: the request succeeded, but this review was rejected.
    announce({ entityOutput: { items } }) {
      const refused = items.find(({ isDone }) => !isDone);
      return refused ? { tone: "danger", text: refused.message ?? t("shared:toast.failure") } : {};
    },
  });
  const send = (decision: ReviewDecision) => void decide.send({ body: { ids: [id], status: decision } });
  return (
    <Section isPanel title={t("section.actions")}>
      <ActionStack>
        {decisions
          .filter(([decision]) => canDecideReview(status, decision).isAllowed)
          .map(([decision, icon], index) => (
            <Button
              icon={icon}
              isBusy={decide.isSending && index === 0}
              isFullWidth
              key={decision}
              onClick={() => send(decision)}
              variant={status === "Pending" && index === 0 ? "primary" : "secondary"}
            >
              {t(`decide.${decision}`)}
            </Button>
          ))}
        <DeleteButton
          detail={t("review.deleteDetail", { title, name })}
          disabledReason={isDirty ? t("review.saveFirst") : undefined}
          label={t("review.delete")}
          nextUrl={to.reviews()}
          op="deleteReview"
          record={{ id, version }}
        />
      </ActionStack>
    </Section>
  );
}

function Reader({ review: { name, customerId } }: Pick<ReviewMarginProps, "review">) {
  const { t } = useTranslation("reviews");
  const mayOpen = useMay()("getCustomer");
  return (
    <Section title={t("section.reader")}>
      <p>
        <strong>{name}</strong>
      </p>
      {customerId === null ? <Note>{t("review.visitor")}</Note> : null}
      {customerId !== null && mayOpen ? <Link href={to.customer(customerId)}>{t("review.customer")}</Link> : null}
    </Section>
  );
}

function About({ review: { ean, title, productId } }: Pick<ReviewMarginProps, "review">) {
  const { t } = useTranslation("reviews");
  const mayOpen = useMay()("getProduct");
  const product = <cite>{title}</cite>;
  return (
    <Section title={t("section.about")}>
      <DescriptionList
        items={[
          {
            term: t("field.title"),
            description: productId !== null && mayOpen ? <Link href={to.product(productId)}>{product}</Link> : product,
          },
          { term: t("field.ean"), description: <Ean value={ean} /> },
        ]}
      />
      {productId === null ? <Note>{t("review.noProduct")}</Note> : null}
    </Section>
  );
}
