import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { createLog } from '@advisor/contact-function/log.ts';
import { destination, pino, stdTimeFunctions } from 'pino';

/** From errors that need attention to details useful only when debugging. */
const LEVELS = ['error', 'warn', 'info', 'debug'] as const;
type Level = (typeof LEVELS)[number];

/** A line's structured fields. */
export interface LogEntry {
  level: Level;
  /** For a request: how it was answered. Neither its URL nor its sender. */
  request?: { method: string; area: string; status: number; ms: number };
}

/** Takes lines for the operator, truncated and without personal data. */
export type LogSink = (line: string, entry: LogEntry) => void;

/** Logs a warning; `error` and `info` log at their own level. */
export interface ServerLog {
  (line: string): void;
  error(line: string): void;
  info(line: string): void;
  /** Logs how many lines were suppressed. */
  flush(): void;
}

/** A server's log: ten lines a minute per level and kind. */
export function createServerLog(sink: LogSink): ServerLog {
  const of = (level: Level) => createLog((line) => sink(line, { level }));
  const [warn, error, info] = [of('warn'), of('error'), of('info')];
  return Object.assign((line: string) => warn(line), {
    error,
    info,
    flush: () => [error, warn, info].forEach((log) => log.flush()),
  });
}

const requestIds = new AsyncLocalStorage<string>();
/** A request id that a proxy may supply: safe in logs and headers. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** Runs a request's work; its id is in each line that it logs. `given` is a trusted proxy's id. */
export function inRequest<T>(given: string | null, work: (id: string) => Promise<T>): Promise<T> {
  const id = given !== null && GIVEN_ID.test(given) ? given : randomUUID();
  return requestIds.run(id, () => work(id));
}

export interface OperatorLog {
  sink: LogSink;
  /** Whether each request is logged. */
  logsRequests: boolean;
  /** Whether all output is JSON. */
  isJsonAlone: boolean;
}

/**
 * The log on standard error: JSON, or plain text on a terminal, as LOG_FORMAT says; from LOG_LEVEL upwards. Throws a
 * readable error if one of the two is invalid.
 */
export function openLog(env: NodeJS.ProcessEnv, { isTerminal }: { isTerminal: boolean }): OperatorLog {
  const { LOG_FORMAT: format = '', LOG_LEVEL: level = 'info' } = env;
  if (!['', 'json', 'text'].includes(format)) throw new Error(`LOG_FORMAT must be json or text, not "${format}".`);
  const least = LEVELS.indexOf((level || 'info') as Level);
  if (least < 0) throw new Error(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${level}".`);
  const isText = format ? format === 'text' : isTerminal;
  const write = isText ? (line: string) => console.error(line) : jsonLines();
  return {
    sink: (line, entry) => {
      if (LEVELS.indexOf(entry.level) <= least) write(line, entry);
    },
    logsRequests: LEVELS[least] === 'debug',
    isJsonAlone: format === 'json',
  };
}

function jsonLines(): LogSink {
  const logger = pino(
    {
      level: 'debug',
      // The log collector knows the host name.
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const requestId = requestIds.getStore();
        return requestId === undefined ? {} : { requestId };
      },
    },
    // Written synchronously: the last line before an exit says why.
    destination({ fd: 2, sync: true }),
  );
  return (line, { level, ...fields }) => logger[level](fields, line);
}
