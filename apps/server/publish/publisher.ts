import { describeError } from '@advisor/contact-function/log.ts';
import pLimit from 'p-limit';
import type { Database } from '../database/open.ts';
import { commit, readDue, readNamed, readPublished, rowsAfter, type Change } from './content-table.ts';
import type { PublishedFolder } from './published-folder.ts';
import type { Problem, Renderer } from './renderer.ts';

/** What became of a wish to publish. */
export type Outcome =
  | { kind: 'published'; revision: number }
  /** A version is no longer the one that was named; nothing has changed. */
  | { kind: 'conflict'; conflict: readonly { collection: string; key: string }[] }
  /** The pages could not be made of it; nothing has changed. */
  | { kind: 'refused'; error: string; problems: readonly Problem[] }
  /** Too many wait already. */
  | { kind: 'busy' };

export interface PublisherState {
  state: 'idle' | 'building' | 'failed';
  /** The number of the last revision that went live; 0 if nothing was ever published. */
  revision: number;
  error?: string;
  problems?: readonly Problem[];
}

export interface Publisher {
  /** Makes the changes, all or none. Resolves when the pages are live. */
  publish(changes: readonly Change[], account: string | null): Promise<Outcome>;
  state(): PublisherState;
  close(): Promise<void>;
}

export interface PublisherDeps {
  database: Database;
  renderer: Renderer;
  folder: PublishedFolder;
  /** Serves a rendering instead of the one before, from the next request on; null for the pages of the build. */
  show(folder: string | null): void;
  keepAlive: (work: Promise<unknown>) => void;
  log: (line: string) => void;
}

const WAITING = 20;
/** How often drafts are looked for whose time has come. */
const SCHEDULE_MS = 2_000;
const FAILED = 'The pages could not be made of it, so nothing has changed.';

// PUBLISH-1
/**
 * Publishes one after another: renders the pages as they would be, then makes the changes in the database, then shows the
 * pages. A crash in between leaves the old pages, or the new ones after the next start: what is shown is the rendering of
 * the database's last revision, and is made at the start if it is missing.
 */
export async function startPublisher(deps: PublisherDeps): Promise<Publisher> {
  const { database, renderer, folder, show, keepAlive, log } = deps;
  const turn = pLimit(1);
  let closed = false;
  let shown: string | null = null;
  let revision = 0;
  let failure: Pick<PublisherState, 'error' | 'problems'> | null = null;
  /** Drafts that could not be published at their time, by what they were: they are not tried again unchanged. */
  const refused = new Set<string>();

  const present = (rendering: string | null) => {
    show(rendering);
    shown = rendering;
    folder.removeAllBut(rendering);
  };

  async function attempt(changes: readonly Change[], account: string | null): Promise<Outcome> {
    const named = await readNamed(database, changes);
    const outdated = named.filter(({ current }) => !current);
    if (outdated.length > 0)
      return { kind: 'conflict', conflict: outdated.map(({ collection, key }) => ({ collection, key })) };
    const { rows } = await readPublished(database);
    const rendering = folder.begin();
    const answer = await renderer.render({ rows: rowsAfter(rows, named), folder: rendering, previous: shown });
    const problems = answer.problems.filter((problem) =>
      changes.some(({ collection, key }) => collection === problem.collection && key === problem.key),
    );
    if (answer.kind === 'failed') {
      log(`Publishing failed: ${answer.message}`);
      return { kind: 'refused', error: FAILED, problems };
    }
    if (problems.length > 0) return { kind: 'refused', error: 'An entry does not fit its fields.', problems };
    const committed = await commit(database, named, account);
    if (committed === null) return { kind: 'conflict', conflict: changes };
    revision = committed;
    present(folder.keep(rendering, committed));
    return { kind: 'published', revision };
  }

  /** Shows what the database says is live. */
  async function catchUp(): Promise<void> {
    const published = await readPublished(database);
    revision = published.revision;
    if (published.rows.length === 0) return present(null);
    const ready = folder.of(revision);
    if (ready) return present(ready);
    const rendering = folder.begin();
    const answer = await renderer.render({ rows: published.rows, folder: rendering, previous: null });
    if (answer.kind === 'done') return present(folder.keep(rendering, revision));
    failure = { error: answer.message, problems: answer.problems };
    log(`The published content is not shown: ${answer.message}`);
  }

  async function publishDue(): Promise<void> {
    const due = (await readDue(database)).filter((change) => !refused.has(JSON.stringify(change)));
    if (due.length === 0) return;
    const outcome = await attempt(due, null);
    if (outcome.kind !== 'refused') return;
    failure = outcome;
    // The others go live without the entries at fault; if none is named, each is tried by itself.
    const faulty = due.filter(({ collection, key }) =>
      outcome.problems.some((problem) => problem.collection === collection && problem.key === key),
    );
    for (const change of faulty.length > 0 ? faulty : due.slice(0, 1)) refused.add(JSON.stringify(change));
    await publishDue();
  }

  const run = <T>(work: () => Promise<T>) => {
    const running = turn(work);
    keepAlive(running.catch(() => undefined));
    return running;
  };

  // A rendering that is there is shown before the first request is answered.
  const first = await readPublished(database);
  const ready = first.rows.length > 0 ? folder.of(first.revision) : null;
  revision = first.revision;
  if (ready) present(ready);
  else if (first.rows.length > 0)
    void run(catchUp).catch((error: unknown) => log(`The published content is not shown: ${describeError(error)}`));
  else folder.removeAllBut(null);

  const schedule = setInterval(() => {
    if (turn.activeCount > 0) return;
    void run(publishDue).catch((error: unknown) => log(`Scheduled content was not published: ${describeError(error)}`));
  }, SCHEDULE_MS);
  schedule.unref();

  return {
    async publish(changes, account) {
      if (closed || turn.pendingCount >= WAITING) return { kind: 'busy' };
      const outcome = await run(() => attempt(changes, account));
      failure = outcome.kind === 'refused' ? outcome : outcome.kind === 'published' ? null : failure;
      return outcome;
    },
    state: () => ({
      state: turn.activeCount > 0 ? 'building' : failure ? 'failed' : 'idle',
      revision,
      ...(failure && { error: failure.error, problems: failure.problems }),
    }),
    async close() {
      closed = true;
      clearInterval(schedule);
      turn.clearQueue();
      await renderer.close();
    },
  };
}
