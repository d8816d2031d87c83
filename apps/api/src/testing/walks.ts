/**
 * Whether tests that go through combinations (states of an order, sets of rules, invalid requests) cover all of them: `WALKS=whole`, which `npm test
 * -- --all` sets. Otherwise each covers a fixed part that it specifies.
 */
export const isWholeWalk = process.env.WALKS === "whole";
