import { join } from 'node:path';
import { owner } from '@advisor/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../../../apps/server/database/connection.ts';
import { OWNER_PASSWORD } from '../../journeys/site.ts';
import { useSite } from '../../support/useSite.ts';
import { opens, ownerAt, putUser, type Visitor } from '../support/account.ts';

/** Attacks on the owner's password: weak ones and unauthorized changes. */

const site = useSite();

/** Ages every session, so that none counts as a recent sign-in. */
const ageSessions = () =>
  site.restart(async () => {
    const connection = await openConnection(join(site.dataDir, 'db'));
    await connection.driver.unsafe(`update auth.sessions set created_at = now() - interval '11 minutes'`);
    await connection.close();
  });

describe('a new password', () => {
  let signedIn: Visitor;
  let token: string;
  beforeAll(async () => {
    signedIn = await ownerAt(site);
    token = await signedIn.token();
  });

  it.each([
    ['short of 12 characters', 'aB3$xK9!mQ2', 'length'],
    ['longer than the 72 bytes that are compared', `${'otter '.repeat(11)}kelp and more`, 'length'],
    ['longer than 72 bytes in fewer characters', 'ß'.repeat(20) + 'the otter läuft über grünes Gras', 'length'],
    ['a common one', 'password1234', 'common'],
    ['a variant of a common one', 'P@ssw0rd1234', 'common'],
    ['a common one, capitalised, with a year', 'Summer2026!!', 'common'],
    ['a common one twice', 'letmeinletmein', 'repetition'],
    ['one character', 'aaaaaaaaaaaaaaaa', 'repetition'],
    ['a sequence', 'abcdefghijklmnop', 'repetition'],
    ['a sequence of figures', '123456789012', 'common'],
    ['a row of the keyboard', 'qwertyuiop[]', 'repetition'],
    ['the address', 'owner@example.com', 'personal'],
    ['parts of the address', 'owner-example-2026', 'personal'],
    ['the name of the owner', `${owner.name.replaceAll(' ', '.')}.1975`, 'personal'],
    ['the address of the site', new URL(owner.siteUrl).host, 'personal'],
    ['one with an invisible end', 'a fine long password\u0000!', 'characters'],
  ])('is refused when it is %s', async (_what, password, reason) => {
    const answer = await putUser(site, token, { password });
    expect(answer).toMatchObject({
      status: 422,
      body: { error_code: 'weak_password', weak_password: { reasons: expect.arrayContaining([reason]) } },
    });
    // A readable message, as supabase-js passes it on.
    const { error } = await signedIn.client.auth.updateUser({ password });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it.each([
    [{ password: 'x'.repeat(60_000) }, 422],
    [{ password: { toString: 'a' } }, 422],
    [{ password: ['a long enough password of mine'] }, 422],
    [{ password: '' }, 422],
    [{ email: 'mallory@evil.example' }, 422],
    [{ password: 'otters under the old pier', email: 'mallory@evil.example' }, 422],
    [{ data: { role: 'admin' } }, 422],
    [{ password: 'otters under the old pier', app_metadata: { must_change_password: false } }, 422],
    [{ phone: '+15550100' }, 422],
    [{}, 422],
    [[], 422],
    ['text', 422],
    [null, 422],
  ])('comes alone: %j is refused', async (body, status) => {
    expect((await putUser(site, token, body)).status).toBe(status);
  });

  it('is not the old one', async () => {
    const answer = await putUser(site, token, { password: OWNER_PASSWORD });
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'same_password' } });
  });

  it('is set by nobody without a session', async () => {
    const password = 'otters under the old pier';
    expect((await putUser(site, site.local.publishableKey, { password })).status).toBe(401);
    expect((await putUser(site, 'x.y.z', { password })).status).toBe(401);
    expect((await putUser(site, site.local.secretKey, { password })).status).toBe(401);
  });

  it('that was refused has changed nothing: the old one still opens the account', async () => {
    expect((await (await ownerAt(site)).client.auth.getUser()).data.user?.email).toBe(site.local.ownerEmail);
  });
});

describe('who may change it', () => {
  let owner: Visitor;
  let thief: Visitor;
  beforeAll(async () => {
    owner = await ownerAt(site);
    thief = await ownerAt(site);
    await ageSessions();
  });

  it('needs the old one when the sign-in is not fresh, also with a stolen session', async () => {
    const token = await thief.token();
    const password = 'otters under the old pier';
    const without = await putUser(site, token, { password });
    expect(without).toMatchObject({ status: 400, body: { error_code: 'current_password_required' } });
    const { data } = await thief.client.auth.refreshSession();
    const renewed = await putUser(site, data.session!.access_token, { password });
    expect(renewed).toMatchObject({ status: 400, body: { error_code: 'current_password_required' } });
    const wrong = await putUser(site, token, { password, current_password: 'not the one' });
    expect(wrong).toMatchObject({ status: 400, body: { error_code: 'current_password_invalid' } });
    expect(await opens(site, token)).toMatchObject({ user: 200 });
  });

  it('cannot guess the old one through it, from whatever addresses, and locks nobody else out', async () => {
    const token = await thief.token();
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        putUser(site, token, { password: 'otters under the old pier', current_password: `guess ${n}` }, `192.0.2.${n}`),
      ),
    );
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(35);
    expect(Number(guesses.find(({ status }) => status === 429)!.headers.get('retry-after'))).toBeGreaterThan(60);
    const { error } = await owner.client.auth.updateUser({
      password: 'otters under the old pier',
      current_password: OWNER_PASSWORD,
    });
    expect(error).toBeNull();
    const back = await ownerAt(site, { password: 'otters under the old pier' });
    expect((await back.client.auth.updateUser({ password: OWNER_PASSWORD })).error).toBeNull();
  });

  it('wins once when two tabs change it at the same moment', async () => {
    const { token } = await ownerAt(site);
    const held = await token();
    const answers = await Promise.all(
      ['otters under the old pier', 'herons over the new pier'].map((password) =>
        putUser(site, held, { password, current_password: OWNER_PASSWORD }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const won = answers[0]!.status === 200 ? 'otters under the old pier' : 'herons over the new pier';
    const back = await ownerAt(site, { password: won });
    expect((await back.client.auth.updateUser({ password: OWNER_PASSWORD })).error).toBeNull();
  });
});
