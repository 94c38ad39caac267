import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import pLimit from 'p-limit';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { writeAnswer, type AnswerDeps } from '@advisor/contact-function/answers.ts';
import { BODY_LIMIT, bodyLimit } from '@advisor/contact-function/attachments.ts';
import { requestForms } from '@advisor/contact-function/forms.generated.ts';
import type { RequestForms } from '@advisor/contact-function/forms.ts';
import { createHandler } from '@advisor/contact-function/handler.ts';
import { createContactLimits, readLimitFactor } from '@advisor/contact-function/limits.ts';
import { describeError } from '@advisor/contact-function/log.ts';
import { readMailSettings } from '@advisor/contact-function/mailer.ts';
import { createProofOfWork } from '@advisor/contact-function/proof-of-work.ts';
import { createQueueNotice } from '@advisor/contact-function/queue-notice.ts';
import type { DeliveryDeps } from '@advisor/contact-function/retry.ts';
import { createStore } from '@advisor/contact-function/store.ts';
import { createBriefHandler } from '@advisor/functions-shared/brief-handler.ts';
import { countIn, createCountHandler, type CountDeps } from '@advisor/functions-shared/count-handler.ts';
import { createBookingsHandler } from '@advisor/functions-shared/booking/handler.ts';
import { createTimes, type Times } from '@advisor/functions-shared/booking/picked.ts';
import { refreshCalendar, type CalendarDeps } from '@advisor/functions-shared/booking/read-calendar.ts';
import { createEditionHandler } from '@advisor/functions-shared/edition-handler.ts';
import { createEditionFiller } from '@advisor/functions-shared/edition-mails.ts';
import { createGuideHandler } from '@advisor/functions-shared/guide-handler.ts';
import { queueScheduledEditions } from '@advisor/functions-shared/edition-schedules.ts';
import { queueWaitingGuides } from '@advisor/functions-shared/guides.ts';
import { createOutgoingLimits, readBulkPerMinute } from '@advisor/functions-shared/outgoing-limits.ts';
import { createOutgoingStore, type OutgoingStore } from '@advisor/functions-shared/outgoing-mails.ts';
import { createMailSettingsHandler } from '@advisor/mail-settings-function/handler.ts';
import { readMailQueue } from '@advisor/mail-settings-function/queue.ts';
import { createApi } from './api/api.ts';
import { createSessions } from './auth/sessions.ts';
import { pack } from './backup/archive.ts';
import { lastBackup } from './backup/last-backup.ts';
import { writeLocalFile } from './data/data-folder.ts';
import type { Database } from './database/open.ts';
import { keepAssets } from './http/earlier-assets.ts';
import { json, secure } from './http/headers.ts';
import { createConcurrencyLimit } from './http/request-limits.ts';
import { shareLimits } from './http/shared-counts.ts';
import { openStaticSite } from './http/static-files.ts';
import { listen } from './http/listen.ts';
import { readPort } from './http/port.ts';
import { askCalendar } from './http/calendar.ts';
import { startOutgoing } from './mail/outgoing.ts';
import { startRetention } from './mail/retention.ts';
import { createTurns, type RequestTurns } from './mail/turns.ts';
import { createOwnerNotice } from './monitoring/owner-notice.ts';
import type { MetricsServer } from './monitoring/metrics.ts';
import { findProblems } from './monitoring/problems.ts';
import { logSlowStatements, readSlowStatementMs } from './monitoring/slow-statements.ts';
import { readState } from './monitoring/state.ts';
import { startPublisher } from './publish/publisher.ts';
import { runPeriodically } from './periodic.ts';
import { openProject, retrySeconds, startRetries, unavailableStore } from './open-project.ts';
import { isAway } from './sql/away.ts';
import { createServerLog, inRequest, type LogSink, type ServerLog } from './server-log.ts';

export interface ServerOptions {
  /** Folder of the database, secrets and mails. The caller holds its lock (`lock.ts`). */
  dataDir: string;
  /** Folder of the built pages and files; `serve.json` is next to it. `null`: they are served elsewhere. */
  clientDir: string | null;
  /** The program that renders published pages, in a worker thread. @default `server/render.js` beside `clientDir` */
  renderer?: string;
  /** Its timeout for one publication, in ms. @default a minute */
  renderTimeoutMs?: number;
  /** Days until a message is erased. @default from the build's `serve.json`, else 730 */
  messagesKeptDays?: number;
  /** 0 picks any free port. */
  port: number;
  /** @default both loopback addresses of this machine */
  host?: string | undefined;
  /** Folder of the migrations and the seed. @default the repository's supabase folder */
  supabaseDir?: string;
  /** Owner of a new database. @default 'owner@example.com' */
  ownerEmail?: string;
  /** Mail settings (SMTP_URL …), MAIL_RETRY_SECONDS and MESSAGE_LIMIT_FACTOR. @default none: mails become files */
  env?: NodeJS.ProcessEnv;
  /**
   * Public URL of the site, an origin: used in mail links, redirects and pages. @default where it listens; pages keep
   * the build's
   */
  siteUrl?: string | undefined;
  /** Why the data folder cannot be used: only pages are served then. @default it is opened */
  folderError?: unknown;
  /** The accepted request forms. @default those of the site */
  forms?: RequestForms;
  /** Whether the peer is a proxy whose X-Forwarded-For and X-Forwarded-Proto are trusted. @default false */
  trustProxy?: boolean;
  /** Called with a one-line message for the operator; length and rate are limited. @default console.error */
  log?: LogSink;
  /** Whether each request is logged at level debug. @default false */
  logsRequests?: boolean;
}

export interface RunningServer {
  url: string;
  ownerEmail: string;
  /** The password of an owner created by this start; null if there already was one. */
  newOwnerPassword: string | null;
  /** Why the database is not open; null if it is. The pages are served in both cases. */
  databaseError: string | null;
  /**
   * Writes a backup to a file that must not exist, one at a time; resolves to its creation time, ISO 8601. Requests
   * wait while the database is copied.
   */
  backup(file: string): Promise<string>;
  /** Finishes running requests and mails, for a few seconds at most, and closes the database. */
  close(): Promise<void>;
}

export const SUPABASE_DIR = resolve(import.meta.dirname, '../../supabase');
export const DEFAULT_OWNER = 'owner@example.com';
/**
 * How long running requests, then mails, may take when the server stops. An aborted mail is sent after the next start.
 */
const CLOSE_TIMEOUT_MS = 5_000;

/** Starts the site with its embedded Supabase project: pages, files, sign-in, tables and the contact function. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    clientDir,
    port,
    host,
    supabaseDir = SUPABASE_DIR,
    ownerEmail = DEFAULT_OWNER,
    env = {},
    trustProxy = false,
    forms = requestForms,
  } = options;
  const sink: LogSink = options.log ?? ((line) => console.error(line));
  const log = createServerLog(sink);
  const running = new Set<Promise<unknown>>();
  const keepAlive = (work: Promise<unknown>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  // Invalid settings are reported now, not when the first mail fails.
  readMailSettings(env, ownerEmail);
  const limitFactor = readLimitFactor(env);
  const bulkPerMinute = readBulkPerMinute(env);
  const logSlow = logSlowStatements(readSlowStatementMs(env), log);
  const metricsPort = readPort(env.METRICS_PORT, 'METRICS_PORT');
  // Before any limit is created.
  const sharedLimits = env.DATABASE_URL ? shareLimits() : null;
  const limits = createContactLimits(limitFactor);
  // Files take longer than any other upload on a slow connection.
  const hasUploads = Object.values(forms).some(({ fields }) => bodyLimit(fields) > BODY_LIMIT);
  const site = clientDir === null ? null : serveSite(clientDir, options, log);
  // The port is bound first, so that a conflict is reported at once; requests wait for the database to open.
  const { promise: handler, resolve: open } = Promise.withResolvers<Handler>();
  let isOpen = false;
  const listening = await listen({
    port,
    host,
    createServer: () =>
      nodeServer(
        async (request, peer) =>
          !isOpen && new URL(request.url).pathname === '/readyz'
            ? secure(json(503, { status: 'starting' }), { https: false })
            : (await handler)(request, peer),
        hasUploads ? 120_000 : 30_000,
      ),
  });

  const metrics =
    metricsPort === null
      ? null
      : await serveMetrics({ port: metricsPort, host: env.METRICS_HOST || '127.0.0.1', log }).catch(
          async (error: unknown) => {
            await listening.close(0);
            throw error;
          },
        );

  // Never from a request's Host header: an attacker could choose where a reset link leads.
  const siteUrl = options.siteUrl ?? listening.url;
  const { folder, database, authGate, mailer, mail, files, error } = await openProject({
    dataDir: options.dataDir,
    folderError: options.folderError,
    supabaseDir,
    siteUrl,
    siteName: site?.site.table.siteName ?? new URL(siteUrl).host,
    ownerEmail,
    env,
    keepAlive,
    log,
    onStatement: (ms, text) => {
      logSlow(ms, text);
      metrics?.statement(ms);
    },
    onMail: metrics?.mail,
  });
  if (database?.peers) sharedLimits?.connect(database.peers);
  // Without a folder nothing can be stored, and no proof has to outlive this process.
  const secret = folder?.secrets.jwtSecret ?? randomBytes(32).toString('hex');
  const answers: AnswerDeps | null = database && {
    client: database.service,
    siteUrl,
    secret,
    forms,
    clock: () => new Date(),
  };
  const times = answers ? createTimes(answers) : unavailableTimes;
  const delivery: DeliveryDeps = {
    store: database ? createStore(database.service) : unavailableStore,
    mailer,
    budget: limits.mails,
    clock: () => new Date(),
    ownerFile: times.ownerFile,
    forms,
    log,
  };
  const proofOfWork = await createProofOfWork({ createChallenge, verifySolution, deriveKey }, secret);
  const turns = createTurns();
  const answerMessage = createHandler({
    ...delivery,
    limits,
    proofOfWork,
    keepAlive,
    turns,
    times,
    async answerOf(message, id) {
      if (!answers) throw new Error('the database is not open');
      return writeAnswer(message, id, answers);
    },
    sendAnswers: () => outgoing?.send(),
  });
  const publisher =
    site && folder
      ? await startPublisher({
          ...site,
          database,
          siteUrl,
          dataDir: folder.path,
          filesDir: files?.dir ?? folder.filesDir,
          syncFiles: files?.sync,
          timeoutMs: options.renderTimeoutMs,
          log,
        }).catch((failure: unknown) => {
          log(`What was published cannot be shown: ${describeError(failure)}`);
          return null;
        })
      : null;
  const mailSettings =
    database && mail
      ? createMailSettingsHandler({
          ...mail,
          env,
          withoutServer: 'file',
          place: 'environment',
          retrySeconds: retrySeconds(env),
          siteUrl,
          readQueue: () => readMailQueue(database.service),
          log,
        })
      : null;
  const calendar: CalendarDeps | null = database && {
    client: database.service,
    ask: askCalendar,
    clock: () => new Date(),
    log,
  };
  const bookings =
    answers && calendar
      ? createBookingsHandler({
          ...answers,
          ownerAddress: mail?.settings.to || null,
          sendMails: () => outgoing?.send(),
          readCalendar: () => refreshCalendar(calendar, { always: true }),
          log,
        })
      : null;
  const backupTime = () => (folder ? lastBackup(folder.path) : null);
  const stateDeps = { database, publisher, folder: folder?.path ?? null, lastBackup: backupTime };
  const problems = async () =>
    database && folder ? findProblems({ database, publisher, folder: folder.path, lastBackup: backupTime }) : [];
  /** PROBLEM-4: PostgreSQL servers have their own backups. */
  const ownerState = async () => {
    const [{ freeBytes, unsent, lastBackup: madeAt }, found] = await Promise.all([readState(stateDeps), problems()]);
    return {
      ...(!database?.peers && { lastBackup: madeAt }),
      freeBytes,
      unsent,
      problems: found.map(({ kind, title, text, page }) => ({ kind, title, text, page })),
    };
  };
  const api = createApi({
    database,
    publisher,
    authGate,
    secrets: folder?.secrets ?? null,
    sessions: database ? createSessions(database) : null,
    files,
    contact: (request, info) => turns.first(() => answerMessage(request, info)),
    guide: answers && createGuideHandler({ ...answers, log }),
    brief: answers && createBriefHandler({ ...answers, siteUrl, log }),
    count: database && createCountHandler({ store: countQuietly(database), log }),
    bookings,
    sendBrief:
      database && mail
        ? createEditionHandler({
            client: database.service,
            siteUrl,
            ownerEmail: mail.settings.to,
            send: () => outgoing?.send(),
            log,
          })
        : null,
    mailSettings,
    sendMails: () => outgoing?.send(),
    state: ownerState,
    log,
  });
  const notice = createQueueNotice({ ...delivery, siteUrl });
  const stopRetries = database ? await startRetries(database, delivery, notice, { keepAlive, env }) : () => undefined;
  const outgoing = database
    ? await startOutgoing(
        database,
        {
          outgoing: claimedInTurn(
            createOutgoingStore(
              database.service,
              createEditionFiller({
                client: database.service,
                secret,
                siteUrl,
                functionsUrl: `${siteUrl}/functions/v1`,
              }),
            ),
            turns,
          ),
          mailer,
          limits: createOutgoingLimits(limitFactor, { bulkPerMinute }),
          clock: () => new Date(),
          log,
        },
        {
          keepAlive,
          seconds: retrySeconds(env),
          queueMore: async () => {
            if (answers) await queueWaitingGuides(answers, log);
            await queueScheduledEditions(database.service);
          },
        },
      )
    : null;
  const stopCalendar = calendar
    ? runPeriodically(CALENDAR_EVERY_MS, {
        keepAlive,
        task: async () => {
          await refreshCalendar(calendar).catch((failure: unknown) =>
            log(`When the owner is busy was not read: ${describeError(failure)}`),
          );
        },
      })
    : () => undefined;
  const keptDays = options.messagesKeptDays ?? site?.site.table.messagesKeptDays;
  const stopRetention =
    database && folder
      ? startRetention(database, { dataDir: folder.path, mailDir: folder.mailDir, keptDays, keepAlive, log })
      : () => undefined;
  metrics?.watch(() => readState(stateDeps));
  const stopNotice =
    database && folder
      ? runPeriodically(PROBLEMS_EVERY_MS, {
          keepAlive,
          task: createOwnerNotice({
            database,
            findProblems: problems,
            mailer,
            siteUrl,
            log,
          }),
        })
      : () => undefined;
  try {
    if (folder) writeLocalFile(folder, listening.url);
  } catch (failure) {
    // Not fatal, for example on a full disk.
    log(`local.json could not be written: ${describeError(failure)}`);
  }

  isOpen = true;
  open((request, peer) => {
    const { address, https } = trustProxy ? behindProxy(request, peer) : { address: peer, https: false };
    return inRequest(trustProxy ? request.headers.get('x-request-id') : null, async (id) => {
      const since = performance.now();
      let area = areaOf(request);
      let response: Response;
      try {
        const answer = await api(request, address);
        if (!answer) area = 'pages';
        response = secure(answer ?? site?.site.answer(request) ?? notFound(), { https });
      } catch (failure) {
        log.error(`A request failed: ${describeError(failure)}`);
        const answer = isAway(failure)
          ? json(503, { message: 'The database is not available. Please try again later.' }, { 'Retry-After': '5' })
          : json(500, { message: 'Something went wrong on the server.' });
        response = secure(answer, { https });
      }
      // Pages are the same for everyone and cacheable.
      if (area !== 'pages') response.headers.set('X-Request-Id', id);
      const { method } = request;
      const { status } = response;
      const took = performance.now() - since;
      metrics?.request({ method, area, status, ms: took });
      if (options.logsRequests) {
        const ms = Math.round(took);
        const answered = { method, area, status, ms };
        sink(`${method} ${area} ${status} ${ms} ms`, { level: 'debug', request: answered });
      }
      return response;
    });
  });

  // Backups share one scratch folder.
  const oneBackup = pLimit(1);
  return {
    url: listening.url,
    ownerEmail: folder?.secrets.ownerEmail ?? ownerEmail,
    newOwnerPassword: database?.ownerCreated && folder ? folder.secrets.ownerPassword : null,
    databaseError: error,
    async backup(file) {
      if (!database || !folder) throw new Error('The database of this server is not open.');
      return oneBackup(() => pack(folder, file, { pauseWrites: (copy) => database.backup(copy) }));
    },
    async close() {
      stopRetries();
      outgoing?.stop();
      stopCalendar();
      stopRetention();
      stopNotice();
      await listening.close(CLOSE_TIMEOUT_MS);
      sharedLimits?.stop();
      await publisher?.close();
      await Promise.race([
        Promise.allSettled(running),
        new Promise((done) => setTimeout(done, CLOSE_TIMEOUT_MS).unref()),
      ]);
      await metrics?.close();
      await database?.close();
      log.flush();
    },
  };
}

// COUNT-6
/**
 * Counts one visit at a time, so that a message waits behind at most one. Drops those over the limit, and all on a full
 * disk.
 */
function countQuietly(database: Database): CountDeps['store'] {
  const limit = createConcurrencyLimit();
  const store = countIn(database.service);
  return async (visit) => {
    if (!database.isDiskFull()) await limit(() => store(visit));
  };
}

/** Mails to others are sent while no message arrives, or slowly. */
const claimedInTurn = (outgoing: OutgoingStore, turns: RequestTurns): OutgoingStore => ({
  ...outgoing,
  claim: (...which) => turns.later(() => outgoing.claim(...which)),
});

/** How often to check whether the owner's calendar is due for a refresh. */
const CALENDAR_EVERY_MS = 60_000;
/** How often to check for problems that the owner should know about. */
const PROBLEMS_EVERY_MS = 60_000;

/** The available times without a database: none. */
const unavailableTimes: Times = {
  check: () => Promise.reject(new Error('the database is not open')),
  next: () => Promise.resolve(null),
  ownerFile: () => Promise.resolve(null),
};

/** The build's output, and assets of earlier builds for pages still open somewhere. */
function serveSite(clientDir: string, options: ServerOptions, log: (line: string) => void) {
  const { dataDir, folderError, siteUrl, renderer: program = join(clientDir, '../server/render.js') } = options;
  const earlierAssets = folderError ? [] : keepAssets(dataDir, clientDir, log);
  return { program, site: openStaticSite(clientDir, { log, siteUrl, earlierAssets, renderer: program }) };
}

/** The library is loaded only if metrics are enabled. */
async function serveMetrics(settings: { port: number; host: string; log: ServerLog }): Promise<MetricsServer> {
  const { openMetrics } = await import('./monitoring/metrics.ts');
  const metrics = await openMetrics(settings);
  settings.log.info(`The metrics are at ${metrics.url}`);
  return metrics;
}

const AREAS = ['rest', 'auth', 'storage', 'functions'];

/** The part of the back end that a request is for. Its path may contain what must not be logged. */
function areaOf(request: Request): string {
  const [, area = ''] = new URL(request.url).pathname.split('/');
  return AREAS.includes(area) ? area : 'server';
}

const notFound = () => json(404, { message: 'This server has no pages.' });

/** Answers a request; `peer` is the network address at the other end of the connection. */
type Handler = (request: Request, peer: string) => Promise<Response>;

/** The upload timeout of the owner's files, in ms: 25 MB in five minutes is 0.7 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 300_000;

/** `timeoutMs` is for all other request bodies, in ms. */
function nodeServer(handle: Handler, timeoutMs: number) {
  const listener = getRequestListener(
    (request, { incoming }) =>
      handle(request, (incoming as HttpBindings['incoming']).socket.remoteAddress ?? 'unknown'),
    {
      overrideGlobalObjects: false,
      errorHandler: () => secure(json(400, { message: 'The request is malformed.' }), { https: false }),
    },
  );
  return createServer(
    { requestTimeout: UPLOAD_TIMEOUT_MS, headersTimeout: 10_000, keepAliveTimeout: 10_000 },
    (incoming, outgoing) => {
      if (!incoming.url?.startsWith('/storage/v1/object/')) cutOffAfter(timeoutMs, incoming);
      void listener(incoming, outgoing);
    },
  );
}

/** Closes a connection whose request does not arrive in time, so that slow senders do not exhaust connections. */
function cutOffAfter(timeoutMs: number, incoming: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
  if (encoding === undefined && !(Number(length) > 0)) return;
  const timer = setTimeout(() => {
    if (!incoming.complete) incoming.destroy();
  }, timeoutMs);
  timer.unref();
  incoming.once('close', () => clearTimeout(timer));
}

/** The header's last address was written by our own proxy; the earlier ones are whatever the client sent. */
function behindProxy(request: Request, peer: string): { address: string; https: boolean } {
  // Some proxies append the port, which would make every connection a different visitor.
  const last = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(last)?.[1] ?? last.replace(/^([\d.]+):\d+$/, '$1');
  return {
    address: isIP(address) ? address : peer,
    https: request.headers.get('x-forwarded-proto') === 'https',
  };
}
