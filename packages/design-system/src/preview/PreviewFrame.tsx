import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { ImageIcon, MonitorIcon, MoonIcon, SmartphoneIcon, SunIcon, TabletIcon } from "../icons/editor-icons.generated.ts";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { fillFrame } from "./fillFrame.ts";
import { PreviewBoundary } from "./PreviewBoundary.tsx";
import { Blocked, Choice, ChoiceRow, Fitted, FrameElement, Preview, PreviewBar, Stage, Waiting } from "./PreviewFrame.styles.ts";
import { previewTexts } from "./texts.ts";

const widths = { phone: 375, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof widths;

interface PreviewFrameProps {
  /** A whole page or a fragment; null for none. */
  html: string | null;
  /** Names what is shown: « Aperçu du courriel de bienvenue ». */
  title: string;
  /** The width it starts with. */
  width?: Width;
  /** `asked` blocks remote images until the user loads them: opening a text must not notify its sender. */
  remoteImages?: "asked" | "shown";
  /** URL of the empty page to fill, on our own origin and with a policy of its own (see the README). */
  page?: string;
}

/** A preview of an HTML text on a phone, a tablet or a desktop, on light or dark; scripts, navigation and form submission are blocked. */
export function PreviewFrame({ html, title, width: first = "desktop", remoteImages = "asked", page = "/preview.html" }: PreviewFrameProps) {
  const texts = useOwnTexts(previewTexts);
  const [width, setWidth] = useState<Width>(first);
  const [ground, setGround] = useState<"light" | "dark">("light");
  const [hasImages, setHasImages] = useState(remoteImages === "shown");
  const [blocked, setBlocked] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect.width);
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Preview>
      <PreviewBar>
        <Choices
          label={texts.width}
          onChange={setWidth}
          options={[
            { value: "phone", label: texts.phone, icon: <SmartphoneIcon /> },
            { value: "tablet", label: texts.tablet, icon: <TabletIcon /> },
            { value: "desktop", label: texts.desktop, icon: <MonitorIcon /> },
          ]}
          value={width}
        />
        <Choices
          label={texts.ground}
          onChange={setGround}
          options={[
            { value: "light", label: texts.light, icon: <SunIcon /> },
            { value: "dark", label: texts.dark, icon: <MoonIcon /> },
          ]}
          value={ground}
        />
      </PreviewBar>
      {html !== null && blocked > 0 && !hasImages ? (
        <Blocked role="status">
          <span>{texts.blocked(blocked)}</span>
          <Button icon={<ImageIcon />} onClick={() => setHasImages(true)}>
            {texts.loadImages}
          </Button>
        </Blocked>
      ) : null}
      <Stage ref={stage}>
        {html === null ? (
          <Waiting>{texts.waiting}</Waiting>
        ) : (
          <PreviewBoundary fallback={<Waiting role="alert">{texts.failed}</Waiting>} html={html}>
            {/* A page that may load images must be a new document: a content security policy can never be relaxed. */}
            <Filled
              ground={ground}
              hasImages={hasImages}
              html={html}
              key={String(hasImages)}
              onBlocked={setBlocked}
              page={page}
              title={title}
              room={room}
              width={widths[width]}
            />
          </PreviewBoundary>
        )}
      </Stage>
    </Preview>
  );
}

interface FilledProps {
  html: string;
  title: string;
  page: string;
  width: number;
  /** Available width; null before it is measured. */
  room: number | null;
  ground: "light" | "dark";
  hasImages: boolean;
  onBlocked: (count: number) => void;
}

/** The frame, as high as its content. */
function Filled({ html, title, page, width, room, ground, hasImages, onBlocked }: FilledProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState(240);
  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (!isReady || !inside) return;
    onBlocked(fillFrame(inside, html, { ground, hasImages }));
    const measure = () => setHeight(Math.max(64, Math.ceil(inside.documentElement.getBoundingClientRect().height)));
    const observer = new ResizeObserver(measure);
    observer.observe(inside.documentElement);
    measure();
    return () => observer.disconnect();
  }, [isReady, html, ground, hasImages, onBlocked]);
  // A screen wider than the container is scaled down, not cropped.
  const scale = room === null ? 1 : Math.min(1, room / width);
  return (
    <Fitted style={{ width: width * scale, height: height * scale }}>
      {/* Same origin, so that its nodes can be set and its height read; without allow-scripts no script runs in it. */}
      <FrameElement
        onLoad={() => setIsReady(true)}
        ref={frame}
        sandbox="allow-same-origin"
        src={page}
        style={{ width, height, transform: `scale(${scale})` }}
        title={title}
      />
    </Fitted>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon: ReactNode }[];
}

/** A few exclusive choices: native radio buttons displayed as a row. */
function Choices<Value extends string>({ label, value, onChange, options }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <ChoiceRow>
      <legend>{label}</legend>
      {options.map((option) => (
        <Choice key={option.value} title={option.label}>
          <input checked={option.value === value} name={name} onChange={() => onChange(option.value)} type="radio" value={option.value} />
          {option.icon}
          <span>{option.label}</span>
        </Choice>
      ))}
    </ChoiceRow>
  );
}
