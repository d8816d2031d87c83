interface Page<Row> {
  items: readonly Row[];
  nextCursor?: string | null;
}

/** Returns the rows of a list from its beginning, fetched by cursor, up to `most`. */
export async function allRows<Row>(read: (page: { pageSize: 100; after?: string }) => Promise<Page<Row>>, most: number): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const page: Page<Row> = await read({ pageSize: 100, ...(after ? { after } : {}) });
    rows.push(...page.items);
    after = page.nextCursor ?? null;
  } while (after && rows.length < most);
  return rows.slice(0, most);
}
