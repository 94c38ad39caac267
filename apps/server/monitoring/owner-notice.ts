import { randomUUID } from 'node:crypto';
import { describeError } from '@advisor/contact-function/log.ts';
import type { Mailer } from '@advisor/contact-function/mailer.ts';
import type { Connection, Driver } from '../sql/connection.ts';
import type { Problem } from './problems.ts';

/** A problem not seen for this long is over. */
const OVER_AFTER = '5 minutes';

export interface OwnerNoticeDeps {
  /** Read each time: it is replaced when a stopped database is reopened. */
  database: { readonly connection: Connection };
  findProblems: () => Promise<Problem[]>;
  mailer: Mailer;
  /** The site's public URL. */
  siteUrl: string;
  log: (line: string) => void;
}

/**
 * Returns a function that mails the owner new problems (PROBLEM-2): one mail per occurrence, from one of the processes
 * on the database. Never rejects. Failed mails are retried by the next call.
 */
export function createOwnerNotice({ database, findProblems, mailer, siteUrl, log }: OwnerNoticeDeps) {
  /** What this process has reported or failed to report: on a full disk the table cannot record it. */
  const known = new Map<Problem['kind'], 'told' | 'not told'>();

  async function tell(problem: Problem): Promise<void> {
    const { kind, title } = problem;
    const { driver } = database.connection;
    const isDue = await claim(driver, problem).catch(() => problem.tellAfterMs === 0);
    if (!isDue || known.get(kind) === 'told') return;
    try {
      await mailer.send(mailOf(problem, siteUrl));
      known.set(kind, 'told');
      log(`The owner was told by mail: ${title}.`);
    } catch (error) {
      // Logged once, although it is retried each minute.
      if (!known.has(kind)) log(`${title}. The owner could not be told by mail: ${describeError(error)}`);
      known.set(kind, 'not told');
      await driver
        .query('update advisor_server.problems set told_at = null where kind = $1', [kind])
        .catch(() => undefined);
    }
  }

  return async (): Promise<void> => {
    try {
      const problems = await findProblems();
      for (const problem of problems) await tell(problem);
      for (const kind of known.keys()) if (!problems.some((problem) => problem.kind === kind)) known.delete(kind);
      // After the others are marked as seen, so that none from before a restart is forgotten.
      await forgetOver(database.connection.driver).catch(() => undefined);
    } catch (error) {
      log(`Whether the owner has to be told of something is not known: ${describeError(error)}`);
    }
  };
}

/** Records a problem. Returns whether the caller should report it now: of several processes, one gets true. */
async function claim(driver: Driver, { kind, tellAfterMs }: Problem): Promise<boolean> {
  await driver.query(
    `insert into advisor_server.problems (kind) values ($1) on conflict (kind) do update set seen_at = now()`,
    [kind],
  );
  const { rows } = await driver.query(
    `update advisor_server.problems set told_at = now()
     where kind = $1 and told_at is null and since <= now() - $2::double precision * interval '1 millisecond'
     returning kind`,
    [kind, tellAfterMs],
  );
  return rows.length > 0;
}

async function forgetOver(driver: Driver): Promise<void> {
  await driver.query(`delete from advisor_server.problems where seen_at < now() - interval '${OVER_AFTER}'`);
}

function mailOf({ title, text, page }: Problem, siteUrl: string) {
  return {
    id: randomUUID(),
    subject: title,
    text: `${text}\n\nMore: ${siteUrl}${page ?? '/admin'}\n\nThis is told once. It is told again when it was over and comes back.\n`,
    isAutomatic: true,
  };
}
