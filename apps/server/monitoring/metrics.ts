import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { describeError } from '@advisor/contact-function/log.ts';
import { cacheFor } from '../http/cache.ts';
import { PortBusyError, listen } from '../http/listen.ts';
import type { LogEntry } from '../server-log.ts';
import type { ServerState } from './state.ts';

/** An answered request, as logged. */
type AnsweredRequest = NonNullable<LogEntry['request']>;

/** A server's own metrics. */
export interface Metrics {
  request(request: AnsweredRequest): void;
  statement(ms: number): void;
  mail(outcome: 'sent' | 'failed'): void;
}

/** The metrics on their port. */
export interface MetricsServer extends Metrics {
  /** Their URL. */
  url: string;
  /** Adds the server's state, read for each response. */
  watch(read: () => Promise<ServerState>): void;
  close(): Promise<void>;
}

/** A client may send any word as its method, and each label is kept forever. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** How long a response is cached, in ms, so that several scrapers cost as much as one. */
const CACHE_MS = 1_000;
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Serves Prometheus metrics at `/metrics` on a separate port, reachable by `host` only. Rejects with a readable error
 * if the port is taken.
 */
export async function openMetrics({
  port,
  host,
  log,
}: {
  port: number;
  host: string;
  log: (line: string) => void;
}): Promise<MetricsServer> {
  const registry = new Registry();
  const meters = createMeters(registry);
  let read: (() => Promise<ServerState>) | undefined;
  const text = cacheFor(CACHE_MS, async () => {
    if (read) meters.show(await read());
    return registry.metrics();
  });

  const answer = async ({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
    if (method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end();
    try {
      const body = await text();
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(body);
    } catch (error) {
      log(`The metrics could not be read: ${describeError(error)}`);
      response.writeHead(503).end();
    }
  };
  const listening = await listen({
    port,
    host,
    createServer: () => createServer({ requestTimeout: 10_000 }, (request, response) => void answer(request, response)),
  }).catch((error: unknown) => {
    throw error instanceof PortBusyError
      ? new Error(`METRICS_PORT ${port} is in use by another program. Choose another port.`, { cause: error })
      : error;
  });
  return {
    ...meters,
    url: `${listening.url}/metrics`,
    watch: (reader) => (read = reader),
    close: () => listening.close(CLOSE_TIMEOUT_MS),
  };
}

function createMeters(registry: Registry): Metrics & { show(state: ServerState): void } {
  const registers = [registry];
  // Memory, processor, event loop, garbage collection and open files.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'advisor_request_duration_seconds',
    help: 'Time until a request was answered, without the time to send its body.',
    labelNames: ['method', 'area', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const statements = new Histogram({
    name: 'advisor_statement_duration_seconds',
    help: 'Time that a statement of the database took.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const mails = new Counter({
    name: 'advisor_mails_total',
    help: 'Attempts to send a mail.',
    labelNames: ['outcome'],
    registers,
  });
  // Initialized to zero, so that the first failure is an increase.
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge('advisor_database_up', '1 while the database can be written to, else 0.');
  const unsent = gauge('advisor_unsent_mails', 'Mails that were not sent yet.', ['to']);
  const failing = gauge('advisor_publishing_fails', '1 while something could not be published, else 0.');
  const free = gauge('advisor_disk_free_bytes', 'Free space on the disk of the data folder.');
  const backup = gauge('advisor_last_backup_timestamp_seconds', 'When the last backup was made.');

  return {
    request({ method, area, status, ms }) {
      requests.observe({ method: METHODS.has(method) ? method : 'other', area, status }, ms / 1000);
    },
    statement: (ms) => statements.observe(ms / 1000),
    mail: (outcome) => mails.inc({ outcome }),
    show(state) {
      up.set(state.database === 'ok' ? 1 : 0);
      failing.set(state.publishing === 'failed' ? 1 : 0);
      // Unknown values are omitted.
      unsent.reset();
      if (state.unsent) {
        unsent.set({ to: 'owner' }, state.unsent.messages);
        unsent.set({ to: 'others' }, state.unsent.mails);
      }
      setOrRemove(free, state.freeBytes);
      setOrRemove(backup, state.lastBackup && Date.parse(state.lastBackup) / 1000);
    },
  };
}

function setOrRemove(gauge: Gauge<never>, value: number | null | ''): void {
  if (typeof value === 'number') gauge.set(value);
  else gauge.remove();
}
