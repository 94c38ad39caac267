import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describeError } from '@advisor/contact-function/log.ts';
import { MAX_CHANGES, type Change } from '@advisor/publish-function/changes.ts';
import type { Clock } from '../clock.ts';
import { noteTime, type Held } from '../database/clock-jumps.ts';
import type { Database } from '../database/open.ts';
import { createConcurrencyLimit } from '../http/request-limits.ts';
import type { StaticSite } from '../http/static-files.ts';
import {
  ConflictError,
  commit,
  digestOf,
  lastRevision,
  nameOf,
  readDue,
  readPublished,
  readPublishedAfter,
} from './content.ts';
import { createRenderer, type Problem, type StoredEntry } from './renderer.ts';
import { openSiteFolders, type SiteFolder } from './site-folders.ts';

/** PUBLISH-7: publications that may wait while one runs. */
const WAITING = 20;
/** How often scheduled drafts that are due are published, in ms. */
const TICK_MS = 1_000;
/** When something that failed by itself is tried again, in ms. */
const RETRY_MS = 10 * 60_000;

export interface PublishState {
  state: 'idle' | 'building' | 'failed';
  /** The number of the last revision that was published. */
  revision: number;
  error?: string;
  problems?: readonly Problem[];
}

export interface Publisher {
  /** Resolves to the revision once its pages are served, or to null when too many wait. Throws ConflictError and RenderError. */
  publish(changes: readonly Change[], account: string | null): Promise<number | null>;
  state(): Promise<PublishState>;
  /** Scheduled drafts that are due by a clock that has jumped. Null where nothing is held. */
  held(): Held | null;
  close(): Promise<void>;
}

/** The pages could not be rendered; the message is for the owner. */
export class RenderError extends Error {
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[]) {
    super(message);
    this.problems = problems;
  }
}

export interface PublisherSettings {
  /** Null while the database is not open: what was published last is shown then. */
  database: Database | null;
  site: StaticSite;
  dataDir: string;
  /** The owner's files, which pages may show. */
  filesDir: string;
  /** The public address of the site. */
  siteUrl: string;
  /** The program that renders pages. */
  program: string;
  /** How long one render may take, in ms. */
  timeoutMs?: number | undefined;
  log: (line: string) => void;
  clock: Clock;
}

/** A scheduled draft that failed, until it is changed or its time has come again. */
interface Postponed {
  updated_at: string | null;
  /** In ms of the monotonic clock. */
  until: number;
  failure: RenderError;
}

/**
 * Publishes the owner's content (PUBLISH-1 to PUBLISH-9): renders the pages as they would be, commits, and shows them, in
 * this order, so that what cannot be shown is not published. Shows what was published before when it starts, and drafts
 * when their time comes.
 */
export async function startPublisher(settings: PublisherSettings): Promise<Publisher> {
  const { database, site, log, clock } = settings;
  const folders = openSiteFolders(join(settings.dataDir, 'site'));
  const renderer = createRenderer(settings);
  const limitConcurrency = createConcurrencyLimit(1, WAITING);
  const postponed = new Map<string, Postponed>();
  let running = 0;
  let closed = false;
  let failure: RenderError | null = null;
  let known: readonly Problem[] = [];
  let held: Held | null = null;
  /** What is shown; no folder for the pages of the build. */
  let current: { folder: SiteFolder | null; digest: string } = { folder: null, digest: digestOf([]) };
  /** When to see whether the pages are those of the database, in ms of the monotonic clock; Infinity while they are. */
  let catchUpAt = Infinity;

  function enqueue<T>(work: () => Promise<T>): Promise<T> | null {
    const turn = limitConcurrency(work);
    if (!turn) return null;
    running++;
    return turn.finally(() => running--);
  }

  async function render(rows: readonly StoredEntry[], changed: readonly string[]): Promise<SiteFolder> {
    const draft = folders.draft();
    try {
      const answer = await renderer.render({
        rows,
        changed,
        folder: draft,
        previous: current.folder?.path ?? null,
        filesDir: settings.filesDir,
        picturesDir: join(settings.dataDir, 'pictures'),
        origin: new URL(settings.siteUrl).origin,
      });
      if (answer.kind === 'failed') throw new RenderError(answer.message, answer.problems);
      if (answer.kind === 'refused')
        throw new RenderError('An entry cannot be shown as it is. Nothing was published.', answer.problems);
      const missing = answer.files.find((name) => !existsSync(join(draft, name)));
      if (missing !== undefined) throw new RenderError(`The rendered file ${missing} is missing.`, []);
      // What cannot be served is found before anything is committed.
      readPages(draft);
      known = answer.problems;
      return folders.keep(draft, site.buildId, digestOf(rows));
    } catch (error) {
      folders.remove(draft);
      throw error;
    }
  }

  function readPages(path: string) {
    try {
      return site.load(path);
    } catch (error) {
      throw new RenderError(`The rendered pages are incomplete: ${describeError(error)}`, []);
    }
  }

  function show(folder: SiteFolder): void {
    site.show(readPages(folder.path));
    current = { folder, digest: folder.digest };
    folders.mark(folder);
  }

  async function publishNow(open: Database, changes: readonly Change[], account: string | null): Promise<number> {
    const rows = await readPublishedAfter(open, changes);
    // A draft like the live version changes no page.
    const folder = digestOf(rows) === current.digest ? null : await render(rows, changes.map(nameOf));
    let revision: number;
    try {
      revision = await commit(open, { changes, account, rows });
    } catch (error) {
      // The answer may be lost, and the commit not.
      if (!(error instanceof ConflictError)) catchUpAt = 0;
      else if (folder) folders.remove(folder.path);
      throw error;
    }
    if (folder) show(folder);
    return revision;
  }

  /** Makes the pages those of the database. */
  async function catchUp(open: Database): Promise<void> {
    const rows = await readPublished(open);
    const digest = digestOf(rows);
    if (digest !== current.digest) {
      const rendered = folders.find(site.buildId, digest);
      show(rendered ?? (await render(rows, [])));
    }
    catchUpAt = Infinity;
    failure = null;
  }

  // PUBLISH-8
  async function publishDue(open: Database, due: readonly Change[]): Promise<void> {
    try {
      await enqueue(() => publishNow(open, due, null));
    } catch (error) {
      if (error instanceof ConflictError || closed) return;
      const problem =
        error instanceof RenderError ? error : new RenderError('The database could not store what was published.', []);
      if (problem !== error) log(`A scheduled draft was not published: ${describeError(error)}`);
      const names = new Set(problem.problems.map(nameOf));
      const failing = due.filter((change) => names.has(nameOf(change)));
      if (failing.length > 0 && failing.length < due.length) {
        postpone(failing, problem);
        await publishDue(
          open,
          due.filter((change) => !names.has(nameOf(change))),
        );
      } else if (failing.length === 0 && due.length > 1 && problem === error) {
        // One of them makes it fail: the others go live.
        const half = due.length >> 1;
        await publishDue(open, due.slice(0, half));
        await publishDue(open, due.slice(half));
      } else postpone(due, problem);
    }
  }

  function postpone(changes: readonly Change[], cause: RenderError): void {
    for (const change of changes) {
      const own = cause.problems.filter((problem) => nameOf(problem) === nameOf(change));
      const problems = own.length > 0 ? own : [{ ...entryOf(change), field: '', message: cause.message }];
      postponed.set(nameOf(change), {
        updated_at: change.updated_at,
        until: clock.monotonic() + RETRY_MS,
        failure: new RenderError(cause.message, problems),
      });
      log(`A scheduled draft was not published: ${nameOf(change)}: ${cause.message}`);
    }
  }

  async function tick(open: Database): Promise<void> {
    if (open.isDiskFull()) return;
    if (clock.monotonic() >= catchUpAt) {
      catchUpAt = clock.monotonic() + RETRY_MS;
      await enqueue(() =>
        catchUp(open).catch((error: unknown) => {
          if (closed) return;
          failure = error instanceof RenderError ? error : new RenderError('The content could not be read.', []);
          log(`The published pages could not be shown: ${describeError(error)}`);
        }),
      );
    }
    const due = await readDue(open, MAX_CHANGES, clock.now());
    const waiting = new Set(due.map(nameOf));
    for (const name of postponed.keys()) if (!waiting.has(name)) postponed.delete(name);
    const ready = due.filter((change) => {
      const before = postponed.get(nameOf(change));
      return !before || before.updated_at !== change.updated_at || clock.monotonic() >= before.until;
    });
    const until = ready.length > 0 ? await noteTime(open.connection.driver, clock.now()) : null;
    if (until && !held)
      log(
        `Scheduled drafts that are due wait until ${until}: the server was off for over a day, or the clock of this ` +
          'machine has jumped. If it is wrong, set it right before then.',
      );
    held = until === null ? null : { count: ready.length, until };
    if (held) return;
    for (const change of ready) postponed.delete(nameOf(change));
    if (ready.length > 0) await publishDue(open, ready);
  }

  /** PUBLISH-5, PUBLISH-6: shows what is published, or what was published last if that cannot be known or has to be rendered first. */
  async function restorePublished(): Promise<void> {
    const rows = database ? await readPublished(database).catch(() => null) : null;
    if (rows?.length === 0) return;
    const wanted = rows && folders.find(site.buildId, digestOf(rows));
    const earlier = folders.published().filter(({ build }) => build === site.buildId);
    // The one before first: pages that are still open somewhere ask for its assets.
    const shown = wanted
      ? [...earlier.filter(({ path }) => path !== wanted.path).slice(0, 1), wanted]
      : earlier.slice(0, 1);
    for (const folder of shown) {
      try {
        site.show(readPages(folder.path));
        current = { folder, digest: folder.digest };
      } catch (error) {
        log(`Published pages are damaged and are rendered again: ${describeError(error)}`);
        folders.remove(folder.path);
      }
    }
    if (wanted && current.folder === wanted) folders.mark(wanted);
    else catchUpAt = 0;
  }

  await restorePublished();
  let busy: Promise<void> | null = null;
  const timer = database
    ? setInterval(() => {
        busy ??= tick(database)
          .catch((error: unknown) => log(`Scheduled drafts could not be read: ${describeError(error)}`))
          .finally(() => (busy = null));
      }, TICK_MS)
    : undefined;
  timer?.unref();

  return {
    async publish(changes, account) {
      if (!database) throw new Error('The database is not open.');
      try {
        const revision = await enqueue(() => publishNow(database, changes, account));
        if (revision !== null) failure = null;
        return revision;
      } catch (error) {
        if (error instanceof RenderError) failure = error;
        throw error;
      }
    },
    async state() {
      const revision = database ? await lastRevision(database) : 0;
      if (running > 0) return { state: 'building', revision };
      const failures = [...(failure ? [failure] : []), ...[...postponed.values()].map((entry) => entry.failure)];
      const problems = failures.length > 0 ? failures.flatMap((one) => one.problems) : known;
      return {
        state: failures.length > 0 ? 'failed' : 'idle',
        revision,
        ...(failures[0] && { error: failures[0].message }),
        ...(problems.length > 0 && { problems }),
      };
    },
    held: () => held,
    async close() {
      closed = true;
      clearInterval(timer);
      await renderer.close();
      await busy;
    },
  };
}

const entryOf = ({ collection, key }: Change) => ({ collection, key });
