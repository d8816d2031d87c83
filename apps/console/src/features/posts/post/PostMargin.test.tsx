import { createApiClient } from "@reserve/api-client";
import { variant } from "@reserve/client-generic";
import type { Output } from "@reserve/contract";
import { ToastProvider } from "@reserve/design-system";
import {
  canDeletePost,
  canMovePost,
  claims,
  type PostFacts,
  type PostMove,
  type PostRights,
  type PostStatus,
  postMoves,
  postState,
  postStatuses,
} from "@reserve/domain";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { createI18n } from "../../../shared/format/i18n.ts";
import shared from "../../../shared/locales/fr.json" with { type: "json" };
import { RuntimeProvider } from "../../../shared/query/runtime.tsx";
import history from "../locales/history.fr.json" with { type: "json" };
import posts from "../locales/posts.fr.json" with { type: "json" };
import { PostMargin } from "./PostMargin.tsx";

// For every status, permission and ownership: the enabled buttons beside a post are exactly the moves that the rules allow, and those under « Pas
// encore » are the rejected ones. tests/contract/post-workflow.model.test.ts checks the server and the machine against the same rules.

type Post = Output<"getPost">;

const ME = 7;
const api = createApiClient({
  baseUrl: "https://api.example",
  tokens: { current: () => Promise.resolve("token"), renew: () => Promise.resolve(null) },
  locale: () => "fr",
  visitorGuid: () => null,
});
const i18n = createI18n("fr", { fr: { shared, posts: { ...posts, ...history } } });
afterEach(cleanup);

const text = {
  title: "",
  subtitle: "",
  lead: "",
  description: "",
  relativeUrl: null,
  metaTitle: "",
  metaDescription: "",
  metaKeywords: "",
};
const whole = { ...text, title: "Chemin", relativeUrl: "chemin" };

function postWith(postStatus: PostStatus, isOwner: boolean, change: Partial<Post> = {}): Post {
  const dates = { publicationStartDate: null, publicationEndDate: null };
  const when = new Date().toISOString();
  const post = {
    ...{ id: 1, postType: "Article", postStatus, title: "Chemin", ...dates, owner: { id: isOwner ? ME : 8, name: "Yann Kerbrat" } },
    ...{ localizations: { fr: whole, en: text }, eventStart: null, eventEnd: null, registration: null, lastMove: null },
    ...{ location: { company: null, city: null }, products: [], posts: [], medias: [], categoryIds: [], signature: null, tags: [] },
    ...{ createdAt: when, updatedAt: when, version: 1, ...change },
  };
  return { ...post, state: postState({ postStatus, ...dates, ...change }, new Date()) } as unknown as Post;
}

/** Returns permissions by letter: L reads all, O edits own ones, A edits all. */
const rightsOf = (letters: string): PostRights => ({
  canList: letters.includes("L"),
  canEditOwn: letters.includes("O"),
  canEditAll: letters.includes("A"),
});

/** Returns the labels of the enabled and of the disabled buttons. */
function buttonsOf(record: Post, letters: string): { on: string[]; off: string[] } {
  const { postList, postCreateEditIfOwner, postCreateEditAll } = claims.cms;
  const claimOf = { L: postList, O: postCreateEditIfOwner, A: postCreateEditAll };
  const claimTypes = [...letters].map((letter) => ({ id: claimOf[letter as keyof typeof claimOf] }));
  const user = { id: ME, userName: "yann", firstName: "Yann", lastName: "Kerbrat", email: "yann@example.fr", claimTypes, roles: [] };
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(api.query("getCurrentUser").queryKey, user);
  queryClient.setQueryData(api.query("listPostRevisions", { query: { id: 1, pageSize: 10 } }).queryKey, {
    items: [],
    totalCount: 0,
    nextBefore: null,
  } as never);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RuntimeProvider runtime={{ api, locale: "fr", screens: [], variant, signOut: () => undefined }}>
          <MemoryRouter>
            <ToastProvider>
              <PostMargin isDirty={false} record={record} />
            </ToastProvider>
          </MemoryRouter>
        </RuntimeProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const buttons = screen.queryAllByRole("button").map((button) => ({
    name: button.textContent ?? "",
    isOff: button.getAttribute("aria-disabled") === "true",
  }));
  cleanup();
  queryClient.clear();
  const named = (isOff: boolean) => buttons.filter((button) => button.isOff === isOff).map(({ name }) => name);
  return { on: named(false), off: named(true) };
}

const factsOf = (post: Post): PostFacts => ({
  ...post,
  relativeUrl: post.localizations.fr.relativeUrl,
  city: post.location.city,
  productCount: post.products.length,
});
const nameOf = (move: PostMove) => i18n.t(`posts:move.${move}`);

const everybody = ["", "L", "O", "A", "LO", "LA", "OA", "LOA"].flatMap((letters) =>
  [true, false].map((isOwner) => ({ letters: letters || "nothing", ownClaims: letters, isOwner })),
);
let cells = 0;

test.each(everybody)("$letters, owner: $isOwner: every status offers what the rules allow, and nothing else", ({ ownClaims, isOwner }) => {
  const rights = rightsOf(ownClaims);
  for (const postStatus of postStatuses) {
    // Complete, and with a missing title: requirements of the site are independent of permissions.
    for (const change of [{}, { title: "" }]) {
      const post = postWith(postStatus, isOwner, change);
      const verdict = (move: PostMove) => canMovePost(move, factsOf(post), rights, isOwner, new Date());
      const { on, off } = buttonsOf(post, ownClaims);
      const allowed = postMoves.filter((move) => verdict(move).isAllowed).map(nameOf);
      const remove = canDeletePost(post, rights).isAllowed ? [i18n.t("posts:post.delete")] : [];
      expect(on, postStatus).toEqual([...allowed, ...remove]);
      const refused = postMoves.filter((move) => !verdict(move).isAllowed).map(nameOf);
      for (const name of off) expect(refused, postStatus).toContain(name);
      cells += postMoves.length + 1;
    }
  }
});

test("what is published later is said with its day", () => {
  const { on } = buttonsOf(postWith("Validated", false, { publicationStartDate: "2100-01-05T08:00:00.000Z" }), "A");
  expect(on[0]).toMatch(/^Programmer pour le 05\/01\/2100/);
  console.log(`${cells} cells of status, move, right and ownership: screen and rules, 0 disagreements`);
});
