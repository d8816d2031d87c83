import type { ApiClient } from "@reserve/api-client";
import { listUsers } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The states that the list can be narrowed to. */
export const userStates = ["active", "disabled"] as const;

/** Spec of the users list; the URL has the name of a status. */
export const userListSpec = listSpec(listUsers, {
  except: ["isDisabled"],
  own: { state: { is: userStates } },
  ask: ({ state = [] }) => (state.length === 1 ? { isDisabled: state[0] === "disabled" } : {}),
});

/** Spec of the roles and the keys; both are loaded as a whole. */
export const roleListSpec = listSpec({ id: "listUsers", isSearched: true, sorts: [], filters: {} });

/** Query for a page of users; the previous page stays visible while the next one loads. */
export function userPage(api: ApiClient, state: ListState<FilterOf<typeof userListSpec>>) {
  return { ...api.query("listUsers", { query: userListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const userList = { spec: userListSpec, page: userPage, path: to.users(), href: to.user };

/** Query for a user. */
export function userById(api: ApiClient, id: number) {
  return api.query("getUser", { query: { id } });
}

/** Every role. */
export function allRoles(api: ApiClient) {
  return api.query("listRoles");
}

/** Query for a role. */
export function roleById(api: ApiClient, id: number) {
  return api.query("getRole", { query: { id } });
}

/** Query for the first users with a role, and their number. */
export function roleUsers(api: ApiClient, roleId: number) {
  return api.query("listUsers", { query: { role: [roleId], pageSize: 10 } });
}

/** Query for the claims that the current user may grant. */
export function claimTypes(api: ApiClient) {
  return api.query("listClaimTypes", { query: {} });
}

/** Every key of another program. */
export function allApiKeys(api: ApiClient) {
  return api.query("listApiKeys");
}

/** Query for an API key. */
export function apiKeyById(api: ApiClient, id: number) {
  return api.query("getApiKey", { query: { id } });
}

/** Query for the own account. */
export function ownProfile(api: ApiClient) {
  return api.query("getProfile");
}
