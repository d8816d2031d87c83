import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ButtonsPlace, RichTextGroup, useTakesButtons } from "./RichTextGroup.tsx";

afterEach(cleanup);

function Text({ id }: { id: string }) {
  const takeButtons = useTakesButtons(id);
  return (
    <>
      <ButtonsPlace keys="" textId={id}>
        <div role="toolbar">{id}</div>
      </ButtonsPlace>
      <textarea aria-label={id} id={id} onFocus={takeButtons} />
    </>
  );
}

const shown = (...ids: string[]) => (
  <RichTextGroup>{["lead", "body", "notes"].map((id) => ids.includes(id) && <Text id={id} key={id} />)}</RichTextGroup>
);
const toolbars = () => screen.getAllByRole("toolbar").map(({ textContent }) => textContent);

// Each text waits for the editor on its own: when rendering is slow, the second is mounted before the first.
it("shows the buttons of the first text of the page, in whatever order the texts appear", () => {
  const { rerender } = render(shown("body", "notes"));
  expect(toolbars()).toEqual(["body"]);
  rerender(shown("lead", "body", "notes"));
  expect(toolbars()).toEqual(["lead"]);
  rerender(shown("body", "notes"));
  expect(toolbars()).toEqual(["body"]);
});

it("leaves the buttons to the text that was in focus last", () => {
  const { rerender } = render(shown("body", "notes"));
  act(() => screen.getByRole("textbox", { name: "notes" }).focus());
  rerender(shown("lead", "body", "notes"));
  expect(toolbars()).toEqual(["notes"]);
});
