import type { ReservedSql, RowList, Row, Sql } from 'postgres';

/** Statements that each connection keeps prepared, at most: a client chooses the columns and filters of a list. */
const MAX_PREPARED = 500;

/** Sets the role and the claims of a request, for the transaction alone. */
const SETTINGS = /^select set_config\(/;

/**
 * Shortens the library's transactions from six round trips to three. Each request is one: `begin`, the settings of role
 * and claims, its statement, `commit`. The library awaits one after the other, and has each parsed anew.
 *
 * - A statement is prepared once per connection, and from then on only executed.
 * - `begin` is sent together with the settings. Where it fails, so do they: local to a transaction, they had no effect.
 */
export function saveRoundTrips(pool: Sql): void {
  const { reserve } = pool;
  const prepared = new Set<string>();
  pool.reserve = async () => shorten(await reserve(), prepared);
}

function shorten(connection: ReservedSql, prepared: Set<string>): ReservedSql {
  const { unsafe, release } = connection;
  let isBeginHeld = false;

  function send(text: string, values: never[]): Promise<RowList<Row[]>> {
    if (values.length > 0 && prepared.size < MAX_PREPARED) prepared.add(text);
    // The driver sends a query when it is awaited.
    return unsafe(text, values, { prepare: prepared.has(text) }).execute();
  }

  async function run(text: string, values: never[] = []) {
    if (text === 'begin') {
      isBeginHeld = true;
      return nothing(text);
    }
    if (!isBeginHeld) return send(text, values);
    isBeginHeld = false;
    if (text === 'commit' || text === 'rollback') return nothing(text);
    const begun = send('begin', []);
    if (!SETTINGS.test(text)) await begun;
    const [, result] = await Promise.all([begun, send(text, values)]);
    return result;
  }

  return Object.assign(connection, {
    unsafe: run as unknown as ReservedSql['unsafe'],
    release: () => {
      isBeginHeld = false;
      release();
    },
  });
}

/** The result of a statement that was not sent. */
const nothing = (command: string) => Object.assign([], { command, count: 0 }) as unknown as RowList<Row[]>;
