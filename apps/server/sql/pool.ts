import type { Sql, TransactionSql } from 'postgres';
import type { Driver, Statements } from './connection.ts';

/** A PostgreSQL pool with PGlite's interface, so that every statement of the server runs on both. */
export function overPool(pool: Sql): Driver {
  return {
    ...statementsOf(pool),
    transaction: async <Result>(work: (transaction: Statements) => Promise<Result>) =>
      (await pool.begin((transaction) => work(statementsOf(transaction)))) as Result,
  };
}

function statementsOf(connection: Sql | TransactionSql): Statements {
  return {
    async query<Row>(statement: string, values: unknown[] = []) {
      // Prepared once per connection: our statements are few, and each is then one round trip instead of two.
      const result = await connection.unsafe(statement, values.map(toParameter) as never[], {
        prepare: values.length > 0,
      });
      return { rows: [...result] as Row[], affectedRows: result.count };
    },
    exec: (statements) => connection.unsafe(statements).simple(),
  };
}

/** The library makes the driver pass times through unchanged, which it only does for strings. */
const toParameter = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString() : value === undefined ? null : value;
