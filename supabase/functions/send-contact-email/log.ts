export interface Log {
  (line: string): void;
  /** Prints how many lines were suppressed. For a timer, and for the end of the process. */
  flush(): void;
}

/** Lines of one kind to print within WINDOW_MS; beyond that, only their number. */
const MAX_LINES_PER_KIND = 10;
const WINDOW_MS = 60_000;
/** Kinds counted separately; the rest count together. */
const MAX_KINDS = 50;
const MAX_LINE_LENGTH = 300;
/** The maximum length that is processed, so that a huge text costs nothing. */
const MAX_TEXT_LENGTH = 2_000;

/**
 * A log that nobody can flood or forge: each call prints one line of bounded length, without control characters,
 * addresses or secrets. Of similar lines, ten a minute are printed and the others counted.
 */
export function createLog(print: (line: string) => void, now: () => number = () => performance.now()): Log {
  const kinds = new Map<string, { since: number; count: number }>();

  function close(kind: string, count: number): void {
    kinds.delete(kind);
    const more = count - MAX_LINES_PER_KIND;
    if (more > 0) print(`… ${more.toLocaleString('en')} more of this kind: ${kind}`);
  }

  function flush(end = Infinity): void {
    for (const [kind, { since, count }] of kinds) if (since + WINDOW_MS <= end) close(kind, count);
  }

  const log = (text: string) => {
    flush(now());
    const line = logLine(text);
    const kind = kindOf(line);
    const own = kinds.has(kind) || kinds.size < MAX_KINDS ? kind : 'others';
    const seen = kinds.get(own) ?? { since: now(), count: 0 };
    seen.count++;
    kinds.set(own, seen);
    if (seen.count <= MAX_LINES_PER_KIND) print(line);
  };
  return Object.assign(log, { flush: () => flush() });
}

/** A text as one log line: bounded, escaped, and without anything like an address, a quoted value or a secret. */
export function logLine(text: string): string {
  const cleaned = text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[^\s<>"'(),;:@/]{1,64}(?:@|%(?:25)*40)[^\s<>"'(),;:@/]{1,255}/gi, '<address>')
    // The cut above may have removed the end of a quoted value.
    .replace(/"[^"]*(?:"|$)/g, '"…"')
    .replace(/(?<![\p{L}\d])'[^']*(?:'(?![\p{L}\d])|$)/gu, "'…'")
    .replace(/=\([^)]*(?:\)|$)/g, '=(…)')
    .replace(/\?\S+/g, '?…')
    .replace(/\+\d[\d ().-]{6,}\d/g, '<number>')
    .replace(/\b(?:eyJ|sb_)[\w.-]+/g, '<secret>')
    .replace(/[\w-]{20,}/g, (run) => (isSecret(run) ? '<secret>' : run))
    // Terminal escapes, line breaks, and characters that change how text is displayed.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`);
  const characters = [...cleaned];
  return characters.length > MAX_LINE_LENGTH ? `${characters.slice(0, MAX_LINE_LENGTH - 1).join('')}…` : cleaned;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Keys, tokens and hashes are long and mixed; path segments and row ids are not. */
function isSecret(run: string): boolean {
  if (UUID.test(run)) return false;
  return /[0-9a-f]{20}/i.test(run) || [/\d/, /[a-z]/, /[A-Z]/].every((kind) => kind.test(run));
}

/** The kind of a line: its beginning without numbers and ids. */
function kindOf(line: string): string {
  const [start = ''] = line.split(': ');
  return start
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '#')
    .replace(/\d+/g, '#')
    .slice(0, 80);
}

/**
 * An error for a log: codes and names instead of the message if there are codes, because the messages of databases and
 * mail servers repeat what a visitor wrote.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { code, responseCode, command, constraint } = error as Error & Record<string, unknown>;
  const codes = [
    code,
    responseCode,
    command && `at ${String(command)}`,
    constraint && `constraint ${String(constraint)}`,
  ];
  const known = codes.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  return known || `${error.name}: ${error.message}`;
}
