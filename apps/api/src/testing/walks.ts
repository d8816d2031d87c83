/**
 * Whether tests that walk through combinations (states of an order, sets of rules, spoilt requests) take all of them: `WALKS=whole`, which
 * `npm test -- --all` sets. Otherwise they take the part that each of them names, always the same.
 */
export const isWholeWalk = process.env.WALKS === "whole";
