import { ArgTypes, Controls, Story, useOf } from "@storybook/addon-docs/blocks";
import { type ComponentProps, createContext, Fragment, useContext, useEffect, useRef } from "react";
import { styled } from "styled-components";

/** What the toolbar says, for frames: they are pages of their own. */
export const DocsGlobals = createContext<Readonly<Record<string, string>>>({});

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
`;
const Room = styled.div`
  width: 100%;
  max-width: 100%;
  margin-inline: auto;
`;

interface Framed {
  layout?: string;
  docs?: { story?: { inline?: boolean; height?: string } };
  viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
}

type AnyStory = ReturnType<typeof useOf<"story">>["story"];

/** Whole pages, and what says `docs: { story: { inline: false } }` because it lies over the page. */
function isFramed({ parameters }: AnyStory): boolean {
  const { layout, docs } = parameters as Framed;
  return layout === "fullscreen" || docs?.story?.inline === false;
}

/**
 * A story on a page of docs, which it neither moves nor locks: a whole page and what lies over one in a frame of its own, the others in the page, deaf
 * until they stand, so that none takes the focus by itself.
 */
export function StillStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? "story", ["story"]);
  return isFramed(story) ? <FramedStory story={story} /> : <StoryInPage {...props} />;
}

function StoryInPage(props: ComponentProps<typeof Story>) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = room.current;
    if (!box) return;
    let idle = 0;
    const layoutObserver = new MutationObserver(() => {
      if (!box.querySelector('[id$="-inner"]')?.hasChildNodes()) return;
      layoutObserver.disconnect();
      // Its first effects are over when the page has nothing left to do.
      idle = requestIdleCallback(() => {
        box.inert = false;
      });
    });
    layoutObserver.observe(box, { childList: true, subtree: true });
    return () => {
      layoutObserver.disconnect();
      cancelIdleCallback(idle);
    };
  }, []);
  return (
    <div inert ref={room}>
      <Story {...props} />
    </div>
  );
}

/** Drawn once one scrolls near it, without its play (`embed`); nothing in it takes the focus by itself (embedded.ts). */
function FramedStory({ story }: { story: AnyStory }) {
  const globals = useContext(DocsGlobals);
  const { docs, viewport } = story.parameters as Framed;
  const requestedGlobals = { ...globals, ...(story.storyGlobals as Record<string, unknown>) };
  const size = viewport?.options?.[(story.storyGlobals.viewport as { value?: string } | undefined)?.value ?? ""]?.styles;
  const globalArgs = Object.entries(requestedGlobals).flatMap(([name, value]) => (typeof value === "string" ? [`${name}:${value}`] : []));
  const url = new URLSearchParams({ viewMode: "story", id: story.id, globals: globalArgs.join(";") });
  return (
    <Room style={{ width: size?.width }}>
      <p>
        <a href={`iframe.html?${url}`} rel="noopener noreferrer" target="_blank">{`${story.name}\u00a0: seul, dans un onglet`}</a>
      </p>
      <Frame
        loading="lazy"
        src={`iframe.html?${url}&embed=true`}
        style={{ height: docs?.story?.height ?? size?.height ?? "720px" }}
        title={story.name}
      />
    </Room>
  );
}

/**
 * The properties of a page's components, and of a story in the page the controls that set them: a frame hears nothing of these. What a story itself
 * composes has no properties that an application could set.
 */
export function FramedControls(props: ComponentProps<typeof Controls>) {
  const { story } = useOf(props.of ?? "story", ["story"]);
  const { component, subcomponents = {}, argTypes } = story;
  if (component && !("__docgenInfo" in component)) {
    return Object.entries(subcomponents).map(([name, part]) => (
      <Fragment key={name}>
        <h3>{name}</h3>
        <ArgTypes of={part} />
      </Fragment>
    ));
  }
  if (Object.keys({ ...argTypes, ...subcomponents }).length === 0) return null;
  if (!isFramed(story)) return <Controls {...props} />;
  return props.of ? <ArgTypes of={props.of} /> : <ArgTypes />;
}

/** A list whose order counts says its numbers; the ground of our pages takes them from every list. */
export function NumberedList(props: ComponentProps<"ol">) {
  return <ol {...props} style={{ listStyle: "decimal" }} />;
}
