interface Page<Row> {
  readonly limit: number
  /** The last row of the page before. */
  readonly after?: Row
}

const ROWS_OF_PAGE = 200

/** Reads a whole list page by page, so that no answer of the database is long. */
export async function* allPages<Row>(
  list: (page: Page<Row>) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let page = await list({ limit: ROWS_OF_PAGE })
  for (;;) {
    yield* page
    const after = page.at(-1)
    if (after === undefined || page.length < ROWS_OF_PAGE) return
    page = await list({ limit: ROWS_OF_PAGE, after })
  }
}
