import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import en from "../guest/locales/en.json";
import fr from "../guest/locales/fr.json";
import { SignInScreen } from "../guest/SignInScreen.tsx";
import { storySession } from "../guest/story.ts";
import { GuestTranslator, guestTranslator } from "../guest/translator.ts";
import { RuntimeProvider, useRuntime } from "../shared/query/runtime.tsx";
import { ExpiredSession } from "./ExpiredSession.tsx";
import { ConsoleRoutes } from "./router.tsx";

/** The whole product: sign-in, then the console with the resulting session; signing out returns to sign-in. */
export function Product() {
  const [round, setRound] = useState(0);
  const navigate = useNavigate();
  const startAgain = () => {
    setRound(round + 1);
    void navigate("/");
  };
  return <Day key={round} onSignedOut={startAgain} />;
}

function Day({ onSignedOut }: { onSignedOut: () => void }) {
  const runtime = useRuntime();
  const [{ api, session, t }] = useState(() => ({
    ...storySession(runtime.locale),
    t: guestTranslator(runtime.locale, { fr, en }, runtime.variant.texts),
  }));
  const isSignedIn = useSelector(session, (snapshot) => snapshot.hasTag("signedIn"));
  const isExpired = useSelector(session, (snapshot) => snapshot.hasTag("expired"));
  useEffect(() => {
    if (isSignedIn) session.send({ type: "pageOpened" });
  }, [isSignedIn, session]);
  useEffect(() => {
    const { unsubscribe } = session.on("signedOut", onSignedOut);
    return unsubscribe;
  }, [session, onSignedOut]);
  if (isSignedIn || isExpired) {
    return (
      <RuntimeProvider runtime={{ ...runtime, api, signOut: () => session.send({ type: "signOut" }) }}>
        <ConsoleRoutes />
        <ExpiredSession session={session} />
      </RuntimeProvider>
    );
  }
  return (
    <GuestTranslator value={t}>
      <SignInScreen
        basename=""
        locale={runtime.locale}
        onTyping={() => undefined}
        session={session}
        variant={runtime.variant}
        year={2026}
      />
    </GuestTranslator>
  );
}
