import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgliteConnection } from '@supabase/lite/pglite';
import pLimit from 'p-limit';

/** The part of a call with exclusive access to the database. */
interface Turn {
  isOver: boolean;
}

/**
 * Serializes transactions. The embedded database has a single session, in which the library interleaves the statements
 * of concurrent requests: a statement could run with another request's role and claims. Statements inside the
 * transaction run immediately, all others after it, in order.
 */
export function oneAtATime({ driver, kysely }: PgliteConnection): void {
  const turns = new AsyncLocalStorage<Turn>();
  const limit = pLimit(1);

  function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    // Inside a transaction. Work it leaves running and that queries later queues like the rest.
    if (turns.getStore()?.isOver === false) return work();
    return limit(async () => {
      const turn: Turn = { isOver: false };
      try {
        return await turns.run(turn, work);
      } finally {
        turn.isOver = true;
      }
    });
  }

  const query = driver.query.bind(driver);
  const exec = driver.exec.bind(driver);
  const transaction = driver.transaction.bind(driver);
  driver.query = <Row>(...args: Parameters<typeof query>) => alone(() => query<Row>(...args));
  driver.exec = (...args) => alone(() => exec(...args));
  driver.transaction = (work) => alone(() => transaction(work));

  const begin = kysely.transaction.bind(kysely);
  kysely.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => alone(() => execute(work));
    return builder;
  };
}
