import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { idIn } from "../../shared/address-id.ts";
import type { ListState, ListUrlSpec } from "../../shared/list-url.ts";

type ListQuery = NonNullable<Input<"listUsers">["query"]>;

/** What the address of the users list may hold. */
export const userListSpec: ListUrlSpec = {
  filters: ["role", "state"],
  defaultSort: "lastName",
};

/** What the address of the roles may hold; they all come at once. */
export const roleListSpec: ListUrlSpec = { ...userListSpec, filters: [], defaultSort: "" };

/** The states that the list can be narrowed to. */
export const userStates = ["active", "disabled"] as const;

const sorts = ["userName", "lastName", "email", "lastSignInAt"].flatMap((field) => [field, `-${field}`]);

/** The page of users that an address asks for; the page before stays while the next one is on its way. */
export function userPage(api: ApiClient, state: ListState) {
  return { ...api.query("listUsers", { query: toQuery(state) }), placeholderData: keepPreviousData };
}

/** One user, whole. */
export function userById(api: ApiClient, id: number) {
  return api.query("getUser", { query: { id } });
}

/** Every role. */
export function allRoles(api: ApiClient) {
  return api.query("listRoles");
}

/** One role. */
export function roleById(api: ApiClient, id: number) {
  return api.query("getRole", { query: { id } });
}

/** The first people who have a role, and how many there are. */
export function holdersOf(api: ApiClient, roleId: number) {
  return api.query("listUsers", { query: { role: [roleId], pageSize: 10 } });
}

/** Which rights the signed-in person may give. */
export function claimTypes(api: ApiClient) {
  return api.query("listClaimTypes", { query: {} });
}

/** The signed-in person's own account. */
export function ownProfile(api: ApiClient) {
  return api.query("getProfile");
}

function toQuery({ page, pageSize, sort, search, filters }: ListState): ListQuery {
  const role = (filters.role ?? []).flatMap((id) => idIn(id) ?? []);
  const states = userStates.filter((state) => filters.state?.includes(state));
  return {
    page,
    pageSize: pageSize as ListQuery["pageSize"],
    sort: (sorts.includes(sort) ? sort : userListSpec.defaultSort) as ListQuery["sort"],
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(role.length > 0 ? { role } : {}),
    // Both or none: everybody.
    ...(states.length === 1 ? { isDisabled: states[0] === "disabled" } : {}),
  };
}
