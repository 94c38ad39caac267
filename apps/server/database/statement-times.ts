import type { PGlite } from '@electric-sql/pglite';
import type { Sql } from 'postgres';

/** Called after each statement, with its duration in ms. `text` has no values: these are parameters. */
export type OnStatement = (ms: number, text: () => string) => void;

/** The messages of PostgreSQL's protocol that begin a statement, and the one that ends and commits it. */
const [PARSE, QUERY, SYNC] = ['P', 'Q', 'S'].map((letter) => letter.charCodeAt(0));
/** A message's type byte and length. */
const HEAD_BYTES = 5;

/** Times the statements of the embedded database, which has one connection. Waiting for it is not counted. */
export function timeEngine(driver: PGlite, onStatement: OnStatement): void {
  const run = driver.execProtocolRawSync.bind(driver);
  let first: Uint8Array | undefined;
  let ms = 0;
  driver.execProtocolRawSync = (message) => {
    const [kind] = message;
    if (kind === PARSE || kind === QUERY) [first, ms] = [message, 0];
    const since = performance.now();
    try {
      return run(message);
    } finally {
      ms += performance.now() - since;
      if (first && (kind === SYNC || kind === QUERY)) {
        const ended = first;
        first = undefined;
        onStatement(ms, () => textOf(ended));
      }
    }
  };
}

/** The statement in a message; in PARSE it follows a name. */
function textOf(message: Uint8Array): string {
  const texts = Buffer.from(message).toString('utf8', HEAD_BYTES).split('\0');
  return (message[0] === PARSE ? texts[1] : texts[0]) ?? '';
}

/** The common interface of the pool, a reserved connection and a transaction. */
type Runs = Pick<Sql, 'unsafe'>;

/**
 * Times queries sent as text over a pool, including transactions. Waiting for a connection counts unless one was
 * reserved.
 */
export function timePool(pool: Sql, onStatement: OnStatement): void {
  const { reserve, begin } = pool;
  timeRuns(pool, onStatement);
  pool.reserve = async () => {
    const connection = await reserve();
    timeRuns(connection, onStatement);
    return connection;
  };
  const timedBegin = (...call: unknown[]) => {
    const work = call.pop() as (transaction: Runs) => unknown;
    const timed = (transaction: Runs) => {
      timeRuns(transaction, onStatement);
      return work(transaction);
    };
    return (begin as (...call: unknown[]) => unknown)(...call, timed);
  };
  pool.begin = timedBegin as typeof begin;
}

function timeRuns(connection: Runs, onStatement: OnStatement): void {
  const unsafe = connection.unsafe as unknown as (
    text: string,
    ...more: unknown[]
  ) => Promise<unknown> & { handle(): unknown };
  const timed = (text: string, ...more: unknown[]) => {
    const query = unsafe(text, ...more);
    const { handle } = query;
    let since: number | undefined;
    // A statement begins when it is awaited. Calling `Promise.prototype.then` on it does not begin it.
    query.handle = () => {
      since ??= performance.now();
      return handle.call(query);
    };
    const end = () => onStatement(performance.now() - (since ?? performance.now()), () => text);
    void Promise.prototype.then.call(query, end, end);
    return query;
  };
  connection.unsafe = timed as unknown as Runs['unsafe'];
}
