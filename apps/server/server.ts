import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { writeAnswer, type AnswerDeps } from '@advisor/contact-function/answers.ts';
import { BODY_LIMIT, bodyLimit } from '@advisor/contact-function/attachments.ts';
import { requestForms } from '@advisor/contact-function/forms.generated.ts';
import type { RequestForms } from '@advisor/contact-function/forms.ts';
import { createHandler } from '@advisor/contact-function/handler.ts';
import { createContactLimits, readLimitFactor } from '@advisor/contact-function/limits.ts';
import { createLog, describeError } from '@advisor/contact-function/log.ts';
import { readMailSettings } from '@advisor/contact-function/mailer.ts';
import { createProofOfWork } from '@advisor/contact-function/proof-of-work.ts';
import { createQueueNotice } from '@advisor/contact-function/queue-notice.ts';
import type { DeliveryDeps } from '@advisor/contact-function/retry.ts';
import { createStore } from '@advisor/contact-function/store.ts';
import { createGuideHandler } from '@advisor/functions-shared/guide-handler.ts';
import { queueWaitingGuides } from '@advisor/functions-shared/guides.ts';
import { createOutgoingLimits } from '@advisor/functions-shared/outgoing-limits.ts';
import { createOutgoingStore } from '@advisor/functions-shared/outgoing-mails.ts';
import { createMailSettingsHandler } from '@advisor/mail-settings-function/handler.ts';
import { readMailQueue } from '@advisor/mail-settings-function/queue.ts';
import { createApi } from './api/api.ts';
import { systemClock, type Clock } from './clock.ts';
import { createSessions } from './auth/sessions.ts';
import { pack } from './backup/archive.ts';
import { lastBackup } from './backup/last-backup.ts';
import { writeLocalFile } from './data/data-folder.ts';
import { keepAssets } from './http/earlier-assets.ts';
import { json, secure } from './http/headers.ts';
import { openStaticSite } from './http/static-files.ts';
import { listen } from './http/listen.ts';
import { oneAfterAnother } from './http/one-after-another.ts';
import { startOutgoing } from './mail/outgoing.ts';
import { startRetention } from './mail/retention.ts';
import { startPublisher } from './publish/publisher.ts';
import { openProject, retrySeconds, startRetries, unavailableStore } from './open-project.ts';

export interface ServerOptions {
  /** Folder of the database, the secrets and the mails. The caller holds its lock (`lock.ts`). */
  dataDir: string;
  /** Folder of the built pages and files; `serve.json` is beside it. `null`: they are served elsewhere. */
  clientDir: string | null;
  /** The program that renders published pages, in a worker thread. @default `server/render.js` beside `clientDir` */
  renderer?: string;
  /** How long it may take for one publication, in ms. @default a minute */
  renderTimeoutMs?: number;
  /** After how many days a message is erased. @default what the build has noted in `serve.json`, else 730 */
  messagesKeptDays?: number;
  /** 0 takes any free port. */
  port: number;
  /** @default both loopback addresses of this machine */
  host?: string | undefined;
  /** Folder of the migrations and the seed. @default the repository's supabase folder */
  supabaseDir?: string;
  /** Owner of a new database. @default 'owner@example.com' */
  ownerEmail?: string;
  /** Mail settings (SMTP_URL …), MAIL_RETRY_SECONDS and MESSAGE_LIMIT_FACTOR. @default none: mails become files */
  env?: NodeJS.ProcessEnv;
  /** Public address of the site, an origin: links in mails, redirects and pages carry it. @default where it listens; pages keep the address of the build */
  siteUrl?: string | undefined;
  /** Why the data folder cannot be used: only pages are served then. @default it is opened */
  folderError?: unknown;
  /** The request forms that messages may be of. @default those of the site */
  forms?: RequestForms;
  /** Whether the peer is a proxy whose X-Forwarded-For and X-Forwarded-Proto are true. @default false */
  trustProxy?: boolean;
  /** @default the clocks of this machine */
  clock?: Clock;
  /** Called with a one-line message for the operator, bounded in length and number. @default console.error */
  log?: (line: string) => void;
}

export interface RunningServer {
  url: string;
  ownerEmail: string;
  /** The password of an owner created by this start; null if there was one already. */
  newOwnerPassword: string | null;
  /** Why the database is not open; null when it is. The pages are served in both cases. */
  databaseError: string | null;
  /** Writes a backup to a file that must not exist, while no statement runs. Requests wait for it. */
  backup(file: string): Promise<void>;
  /** Finishes running requests and mails, for some seconds at most, and closes the database. */
  close(): Promise<void>;
}

export const SUPABASE_DIR = resolve(import.meta.dirname, '../../supabase');
export const DEFAULT_OWNER = 'owner@example.com';
/** How long running requests, then mails, may take when the server stops. A mail cut off is sent after the next start. */
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
    clock = systemClock,
  } = options;
  const log = createLog(options.log ?? ((line) => console.error(line)));
  const running = new Set<Promise<unknown>>();
  const keepAlive = (work: Promise<unknown>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  // Invalid settings are reported now, not when the first mail fails.
  readMailSettings(env, ownerEmail);
  const limitFactor = readLimitFactor(env);
  const limits = createContactLimits(limitFactor, clock.monotonic);
  // Files take a slow line longer than anything else that is sent.
  const hasUploads = Object.values(forms).some(({ fields }) => bodyLimit(fields) > BODY_LIMIT);
  const site = clientDir === null ? null : serveSite(clientDir, options, log);
  // The port is taken first, so that a busy one is known at once; requests wait for the database to open.
  const { promise: handler, resolve: open } = Promise.withResolvers<Handler>();
  const listening = await listen({
    port,
    host,
    createServer: () => nodeServer(async (...request) => (await handler)(...request), hasUploads ? 120_000 : 30_000),
  });

  // Never from the Host header of a request: an attacker could choose where a reset link leads.
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
    clock,
  });
  const delivery: DeliveryDeps = {
    store: database ? createStore(database.service) : unavailableStore,
    mailer,
    budget: limits.mails,
    clock: clock.now,
    forms,
    log,
  };
  // Without a folder nothing can be stored, and no proof has to outlive this process.
  const secret = folder?.secrets.jwtSecret ?? randomBytes(32).toString('hex');
  const proofOfWork = await createProofOfWork({ createChallenge, verifySolution, deriveKey }, secret);
  const answers: AnswerDeps | null = database && {
    client: database.service,
    siteUrl,
    secret,
    forms,
    clock: clock.now,
  };
  const contact = createHandler({
    ...delivery,
    limits,
    proofOfWork,
    keepAlive,
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
          filesDir: folder.filesDir,
          timeoutMs: options.renderTimeoutMs,
          log,
          clock,
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
          monotonic: clock.monotonic,
        })
      : null;
  const keptDays = options.messagesKeptDays ?? site?.site.table.messagesKeptDays;
  const retention =
    database && folder
      ? startRetention(database, { mailDir: folder.mailDir, keptDays, keepAlive, clock: clock.now, log })
      : null;
  const api = createApi({
    database,
    publisher,
    authGate,
    secrets: folder?.secrets ?? null,
    sessions: database ? createSessions(database) : null,
    files,
    contact,
    guide: answers && createGuideHandler({ ...answers, log, monotonic: clock.monotonic }),
    mailSettings,
    readState: async () => ({
      lastBackup: folder ? lastBackup(folder.path) : null,
      heldMessages: (await retention?.held()) ?? null,
      heldDrafts: publisher?.held() ?? null,
    }),
    log,
    clock,
  });
  const notice = createQueueNotice({ ...delivery, siteUrl, now: clock.monotonic });
  const stopRetries = database ? await startRetries(database, delivery, notice, { keepAlive, env }) : () => undefined;
  const outgoing = database
    ? await startOutgoing(
        database,
        {
          outgoing: createOutgoingStore(database.service),
          mailer,
          limits: createOutgoingLimits(limitFactor, clock.monotonic),
          clock: clock.now,
          log,
        },
        {
          keepAlive,
          seconds: retrySeconds(env),
          queueMore: async () => {
            if (answers) await queueWaitingGuides(answers, log);
          },
        },
      )
    : null;
  try {
    if (folder) writeLocalFile(folder, listening.url);
  } catch (failure) {
    // A full disk is told by what it keeps from being stored.
    log(`local.json could not be written: ${describeError(failure)}`);
  }

  open(async (request, peer) => {
    const { address, https } = trustProxy ? behindProxy(request, peer) : { address: peer, https: false };
    try {
      return secure((await api(request, address)) ?? site?.site.answer(request) ?? notFound(), { https });
    } catch (failure) {
      log(`A request failed: ${describeError(failure)}`);
      return secure(json(500, { message: 'Something went wrong on the server.' }), { https });
    }
  });

  return {
    url: listening.url,
    ownerEmail: folder?.secrets.ownerEmail ?? ownerEmail,
    newOwnerPassword: database?.ownerCreated && folder ? folder.secrets.ownerPassword : null,
    databaseError: error,
    async backup(file) {
      if (!database || !folder) throw new Error('The database of this server is not open.');
      await pack(folder, file, { pauseWrites: (copy) => database.backup(copy) });
    },
    async close() {
      stopRetries();
      outgoing?.stop();
      retention?.stop();
      await listening.close(CLOSE_TIMEOUT_MS);
      await publisher?.close();
      await Promise.race([
        Promise.allSettled(running),
        new Promise((done) => setTimeout(done, CLOSE_TIMEOUT_MS).unref()),
      ]);
      await database?.close();
      log.flush();
    },
  };
}

/** What the build wrote, and the assets of earlier builds that pages still open somewhere may ask for. */
function serveSite(clientDir: string, options: ServerOptions, log: (line: string) => void) {
  const { dataDir, folderError, siteUrl, renderer: program = join(clientDir, '../server/render.js') } = options;
  const earlierAssets = folderError ? [] : keepAssets(dataDir, clientDir, log);
  return { program, site: openStaticSite(clientDir, { log, siteUrl, earlierAssets, renderer: program }) };
}

const notFound = () => json(404, { message: 'This server has no pages.' });

/** Answers a request; `peer` is the network address at the other end of its connection. */
type Handler = (request: Request, peer: string) => Promise<Response>;

/** How long the owner's files may take to arrive, in ms: 25 MB in five minutes is 0.7 Mbit a second. */
const UPLOAD_TIMEOUT_MS = 300_000;

/** `timeoutMs` is for the bodies of all other requests, in ms. */
function nodeServer(handle: Handler, timeoutMs: number) {
  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming } = bindings as HttpBindings;
      const answer = await handle(request, incoming.socket.remoteAddress ?? 'unknown');
      return answer.status < 400 || incoming.complete ? answer : endConnection(answer, incoming);
    },
    {
      overrideGlobalObjects: false,
      errorHandler: () => secure(json(400, { message: 'The request is malformed.' }), { https: false }),
    },
  );
  return createServer(
    { requestTimeout: UPLOAD_TIMEOUT_MS, headersTimeout: 10_000, keepAliveTimeout: 10_000 },
    oneAfterAnother((incoming, outgoing) => {
      if (!incoming.url?.startsWith('/storage/v1/object/')) cutOffAfter(timeoutMs, incoming);
      void listener(incoming, outgoing);
    }),
  );
}

/**
 * A refusal that does not wait for the body says that the connection ends, so that no other request is put on it. Whatever
 * still arrives is read first: a connection closed with unread data is reset, and the client may lose the answer.
 */
async function endConnection(answer: Response, incoming: IncomingMessage): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.set('Connection', 'close');
  headers.set('Content-Length', String(bytes.byteLength));
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    async pull(controller) {
      await finished(incoming.removeAllListeners('data').resume()).catch(() => undefined);
      controller.close();
    },
  });
  return new Response(body, { status: answer.status, headers });
}

/** Ends a connection whose request has not arrived in time, so that slow senders do not use up connections. */
function cutOffAfter(timeoutMs: number, incoming: IncomingMessage): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers;
  if (encoding === undefined && !(Number(length) > 0)) return;
  const timer = setTimeout(() => {
    if (!incoming.complete) incoming.destroy();
  }, timeoutMs);
  timer.unref();
  incoming.once('close', () => clearTimeout(timer));
}

/** The last address of the header is the one that our own proxy wrote; those before it are whatever the visitor sent. */
function behindProxy(request: Request, peer: string): { address: string; https: boolean } {
  // Some proxies add the port, which would make every connection a visitor of its own.
  const last = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(last)?.[1] ?? last.replace(/^([\d.]+):\d+$/, '$1');
  return {
    address: isIP(address) ? address : peer,
    https: request.headers.get('x-forwarded-proto') === 'https',
  };
}
