import { beforeAll, expect, it } from 'vitest';
import { onDatabases } from '../support/databases.ts';

/** The session rules of the database alone, as on a hosted project without our server in front. */

const ada = '00000000-0000-4000-8000-00000000000a';
const mallory = '00000000-0000-4000-8000-00000000000b';
const laptop = '00000000-0000-4000-8000-0000000000a1';
const phone = '00000000-0000-4000-8000-0000000000a2';
const foreign = '00000000-0000-4000-8000-0000000000b1';
const ended = '00000000-0000-4000-8000-0000000000ff';

/** The settings that the data API makes before a request with a token. */
function become(sub: string, session: string | null): string[] {
  const claims = JSON.stringify({ sub, role: 'authenticated', ...(session && { session_id: session }) });
  return [
    `select set_config('request.jwt.claims', '${claims}', true), set_config('request.jwt.claim.sub', '${sub}', true)`,
    'set local role authenticated',
  ];
}

onDatabases((database) => {
  beforeAll(async () => {
    for (const [id, email] of [
      [ada, 'ada.sessions@example.com'],
      [mallory, 'mallory.sessions@example.com'],
    ])
      await database.query(`insert into auth.users (id, email) values ('${id}', '${email}')`);
    await database.query(`insert into public.user_roles (user_id, role) values ('${ada}', 'admin')`);
    await database.query(`
      insert into auth.sessions (id, user_id, user_agent, created_at, refreshed_at, not_after) values
        ('${laptop}', '${ada}', 'Laptop', '2026-01-01T10:00:00Z', null, null),
        ('${phone}', '${ada}', 'Phone', '2026-01-01T10:00:00Z', '2026-01-02 12:00:00', now() + interval '1 minute'),
        (gen_random_uuid(), '${ada}', 'Expired', '2026-01-01T10:00:00Z', null, now() - interval '1 minute'),
        ('${foreign}', '${mallory}', 'Foreign', '2026-01-01T10:00:00Z', null, null)`);
  });

  const seenBy = async (sub: string, session: string | null) =>
    (
      await database.attempt(
        ...become(sub, session),
        `select user_agent || ' ' || is_current || ' ' || (last_seen_at = '2026-01-02T12:00:00Z') as seen from public.list_sessions()`,
      )
    ).map(({ seen }) => seen);
  const isAdmin = async (session: string | null) =>
    (await database.attempt(...become(ada, session), 'select count(*)::int as rows from public.recipes'))[0]?.rows;

  it('who asks sees their own, this one first, with times in UTC', async () => {
    expect(await seenBy(ada, laptop)).toEqual(['Laptop true false', 'Phone false true']);
    expect(await seenBy(mallory, foreign)).toEqual(['Foreign true false']);
  });

  it('a session that has ended, or is someone else’s, sees and ends nothing', async () => {
    for (const session of [ended, foreign]) {
      expect(await seenBy(ada, session)).toEqual([]);
      expect(await isAdmin(session)).toBe(0);
      const answer = await database.attempt(...become(ada, session), `select public.end_session('${phone}') as done`);
      expect(answer).toEqual([{ done: false }]);
    }
    expect(await isAdmin(laptop)).toBeGreaterThan(0);
  });

  it('one’s own is ended, and nobody else’s', async () => {
    const end = (sub: string, session: string, target: string) =>
      database.attempt(...become(sub, session), `select public.end_session('${target}') as done`);
    expect(await end(ada, laptop, phone)).toEqual([{ done: true }]);
    expect(await end(ada, laptop, foreign)).toEqual([{ done: false }]);
    expect(await end(mallory, foreign, laptop)).toEqual([{ done: false }]);
    expect(await end(ada, laptop, ended)).toEqual([{ done: false }]);
  });
});
