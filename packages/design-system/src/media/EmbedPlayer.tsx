import { useState } from "react";
import { Button } from "../actions/Button.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { Drawing } from "./Drawing.tsx";
import { mediaTexts } from "./texts.ts";
import { PlayerBox } from "./tiles.styles.ts";

interface EmbedPlayerProps {
  /** The player’s own URL on the other site. */
  src: string;
  title: string;
  /** The site that is contacted once the user presses play. */
  site: string;
  kind: "film" | "sound";
}

/** Embed of another site: a drawn preview with a button; the site’s player loads in an iframe only after a press. */
export function EmbedPlayer({ src, title, site, kind }: EmbedPlayerProps) {
  const say = useOwnTexts(mediaTexts);
  const [isOn, setIsOn] = useState(false);
  return (
    <PlayerBox>
      {isOn ? (
        <iframe
          allow="encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation"
          src={src}
          title={title}
        />
      ) : (
        <>
          <Drawing kind={kind} />
          <div>
            <Button onClick={() => setIsOn(true)}>{say.play(title, site)}</Button>
          </div>
        </>
      )}
    </PlayerBox>
  );
}
