import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderPage } from "../../shared/stories/test-page.tsx";
import { CampaignMargin } from "./CampaignMargin.tsx";
import { campaignValuesOf } from "./campaign.values.ts";
import campaigns from "./locales/campaigns.fr.json" with { type: "json" };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const values = campaignValuesOf(null, { contentType: "Html", content: "<p>Bonjour</p>" });
const show = () => renderPage(<CampaignMargin isDirty page={null} people={null} record={null} values={values} />, { campaigns });

test("the e-mail address of the test is still there on the page of the campaign that was created", () => {
  show();
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: "nadia@example.fr" } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(screen.getByText("nadia@example.fr")).toBeTruthy();
  cleanup();
  show();
  expect(screen.getByText("nadia@example.fr")).toBeTruthy();
});
