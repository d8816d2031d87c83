import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { messageById, messageList } from "./messages.queries.ts";

const texts: ScreenTexts = {
  namespace: "messages",
  fr: () => import("./locales/messages.fr.json"),
  en: () => import("./locales/messages.en.json"),
};

const recordTexts: ScreenTexts = { ...texts, also: recordFormTexts };

/** Routes of the messages: the queue and the page of one. */
export const messageRoutes = [
  {
    path: paths.messages,
    claims: [claims.public.messageManage],
    title: "messages",
    reads: "listMessages",
    load: () => import("./list/MessageListScreen.tsx").then(({ MessageListScreen }) => ({ Screen: MessageListScreen })),
    texts,
    prefetch: prefetchList(messageList),
  },
  {
    path: paths.message,
    claims: [claims.public.messageManage],
    title: "message",
    reads: "getMessage",
    parent: paths.messages,
    load: () => import("./message/MessageScreen.tsx").then(({ MessageScreen }) => ({ Screen: MessageScreen })),
    texts: recordTexts,
    prefetch: prefetchRecord(messageById),
  },
] as const satisfies readonly ConsoleRoute<"messages" | "message">[];
