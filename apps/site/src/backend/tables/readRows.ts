import type { ListPage } from '@advisor/content/admin';

/** Why a page of rows could not be read. */
interface ReadError extends Error {
  code?: string;
}

interface RowsAnswer {
  data: unknown;
  count: number | null;
  error: ReadError | null;
}

/** A query with an exact count, before its range is set. */
interface RowsQuery {
  range: (from: number, to: number) => PromiseLike<RowsAnswer>;
}

/** The data API's error for a page after the last row. */
const BEYOND_END = 'PGRST103';

/** One page of the rows of a query, from 1, with the number of all rows. A page after the last one is empty. */
export async function readRows<Row>(
  { page, size }: { page: number; size: number },
  query: () => RowsQuery,
): Promise<ListPage<Row>> {
  const from = (page - 1) * size;
  const { data, count, error } = await query().range(from, from + size - 1);
  if (error?.code === BEYOND_END && page > 1) {
    const { total } = await readRows<Row>({ page: 1, size }, query);
    return { rows: [], total };
  }
  if (error) throw error;
  // Something other than the data API answered, such as a proxy: that is not an empty list.
  if (!Array.isArray(data) || count === null) throw new Error('The server did not answer with a list.');
  return { rows: data as Row[], total: count };
}

/** Rows per request; a project returns at most 1,000. */
const batch = 1000;

/**
 * All rows of a query, page by page. A row that is added meanwhile shifts the others by one: each is there once, by its
 * key. One that goes may shift another to a page that was read already: then all pages are read again.
 */
export async function readAllRows<Row>(
  query: () => RowsQuery,
  keyOf: (row: Row) => string,
  size = batch,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  let before = 0;
  for (let page = 1; ; page++) {
    const { rows, total } = await readRows<Row>({ page, size }, query);
    if (page > 1 && total < before) {
      found.clear();
      page = 0;
      continue;
    }
    before = total;
    for (const row of rows) found.set(keyOf(row), row);
    if (rows.length === 0 || page * size >= total) return [...found.values()];
  }
}
