import type { OnStatement } from '../database/statement-times.ts';

const DEFAULT_MS = 1_000;
/** Statements are truncated to this length. */
const MAX_LENGTH = 240;

/** The slow-statement threshold in ms: SLOW_STATEMENT_MS. Throws a readable error if invalid. */
export function readSlowStatementMs({ SLOW_STATEMENT_MS: text }: NodeJS.ProcessEnv): number {
  if (!text) return DEFAULT_MS;
  const ms = Number(text);
  if (!/^\d+$/.test(text) || ms < 1 || ms > 600_000)
    throw new Error(`SLOW_STATEMENT_MS must be a number from 1 to 600000, not "${text}".`);
  return ms;
}

/** Logs each statement that took at least `slowMs`, without its values. */
export function logSlowStatements(slowMs: number, log: (line: string) => void): OnStatement {
  return (ms, text) => {
    // The log limits lines by their beginning: one statement must not suppress another.
    if (ms >= slowMs) log(`Slow statement (${Math.round(ms)} ms) ${withoutValues(text())}`);
  };
}

/** On one line; identifiers stay, values become `…`. */
export function withoutValues(statement: string): string {
  return (
    statement
      // Comments may contain user input.
      .replace(/--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
      .replace(/\$(\w*)\$[\s\S]*?(?:\$\1\$|$)/g, '…')
      .replace(/\b[Ee]'(?:[^'\\]|\\.|'')*(?:'|$)/g, '…')
      .replace(/'(?:[^']|'')*(?:'|$)/g, '…')
      // The log omits quoted text.
      .replace(/"([\w.]+)"/g, '$1')
      .replace(/(?<![\w$.])\d[\d.]*/g, '…')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MAX_LENGTH)
  );
}
