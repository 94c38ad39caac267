import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { dataDirWithPeople, OWNER_PASSWORD, people } from '../../journeys/site.ts';
import { useSite } from '../../support/useSite.ts';
import { attackerOf, together } from '../support/attacker.ts';

/** Malformed, look-alike and anonymous requests to the real sign-in service. */

const site = useSite(undefined, dataDirWithPeople);

const { stranger, headersFrom, post, signIn } = attackerOf(() => site);

describe('hostile sign-ins', () => {
  const right = () => people[0]!;

  it.each([
    ['no object', '[]'],
    ['a list in a list', '[{"email":"owner@example.com","password":"x"}]'],
    ['a number', '1'],
    ['null', 'null'],
    ['no JSON', '{"email":'],
    ['nothing', ''],
    ['bytes that are no text', '\xff\xfe'],
  ])('%s in place of fields is refused as malformed', async (_what, body) => {
    for (const call of ['token?grant_type=password', 'token?grant_type=refresh_token', 'recover', 'verify']) {
      const response = await fetch(`${site.url}/auth/v1/${call}`, {
        method: 'POST',
        headers: { apikey: site.local.publishableKey, 'X-Forwarded-For': stranger() },
        body: Buffer.from(body, 'latin1'),
      });
      expect([call, response.status]).toEqual([call, 400]);
      expect(((await response.json()) as { error_code: string }).error_code).toMatch(/^(bad_json|validation_failed)$/);
    }
  });

  it('fields of other kinds, of other letters, or far too long are no account', async () => {
    const email = right();
    for (const [name, password] of [
      [[email], OWNER_PASSWORD],
      [{ $eq: email }, OWNER_PASSWORD],
      [1, OWNER_PASSWORD],
      [email, [OWNER_PASSWORD]],
      [email, true],
      [email, null],
      [email, ''],
      [`${email}\u0000`, OWNER_PASSWORD],
      [`${email}'--`, OWNER_PASSWORD],
      [email.replace('e', 'е'), OWNER_PASSWORD],
      [email.replace('ana', 'ａｎａ'), OWNER_PASSWORD],
      [email.replace('ana', 'aNA\u0307'), OWNER_PASSWORD],
      [`${'x'.repeat(60_000)}@example.com`, OWNER_PASSWORD],
      [email, `${OWNER_PASSWORD}\u0000`],
      [email, 'x'.repeat(60_000)],
    ])
      expect([name, (await signIn(name, password)).status]).toEqual([name, 400]);
    expect((await signIn(` ${email.toUpperCase()} `, OWNER_PASSWORD)).status).toBe(200);
  });

  it('the library reads the fields that were checked: of two with one name the last counts', async () => {
    const response = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: site.local.publishableKey, 'X-Forwarded-For': stranger() },
      body: `{"email":"${site.local.ownerEmail}","email":"${right()}","password":"x","password":"${OWNER_PASSWORD}"}`,
    });
    expect(((await response.json()) as { user: { email: string } }).user.email).toBe(right());
  });

  it('without the key in a header, as another site could send one from a browser, are refused', async () => {
    for (const [query, headers] of [
      ['', {}],
      [`&apikey=${site.local.publishableKey}`, {}],
      ['', { apikey: 'sb_publishable_x' }],
    ] as const) {
      const response = await fetch(`${site.url}/auth/v1/token?grant_type=password${query}`, {
        method: 'POST',
        headers: { ...headers, 'X-Forwarded-For': stranger() },
        body: JSON.stringify({ email: right(), password: OWNER_PASSWORD }),
      });
      expect(response.status).toBe(401);
    }
  });

  it.each(['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('by %s there are none', async (method) => {
    const response = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
      method,
      headers: { apikey: site.local.publishableKey, 'X-Forwarded-For': stranger() },
    });
    expect(response.status).toBe(404);
  });
});

describe('what no screen uses', () => {
  it.each(['signup', 'magiclink', 'email_change', 'reauthentication', 'invite', 'email', '', undefined, ['recovery']])(
    'a token of the type %j is refused',
    async (type) => {
      for (const body of [{ token_hash: 'a'.repeat(64) }, { email: people[0]!, token: '123456' }])
        expect((await post('verify', { type, ...body })).status).toBe(400);
    },
  );

  it.each([
    'resend',
    'reauthenticate',
    'otp',
    'magiclink',
    'token?grant_type=pkce',
    'token',
    '/verify',
    'verify/',
    'Verify',
    '%76erify',
  ])('%s is not there', async (call) =>
    expect([404, 422]).toContain((await post(call, { email: people[0]!, type: 'signup' })).status),
  );

  it('the email address of an account cannot be changed, and no code for it is made', async () => {
    const email = people[2]!;
    const { text } = await post('token?grant_type=password', { email, password: OWNER_PASSWORD });
    const { access_token: bearer } = JSON.parse(text) as { access_token: string };
    for (const [method, call] of [
      ['PUT', 'user'],
      ['GET', 'reauthenticate'],
    ] as const) {
      const response = await fetch(`${site.url}/auth/v1/${call}`, {
        method,
        headers: { ...headersFrom(stranger()), Authorization: `Bearer ${bearer}` },
        ...(method === 'PUT' && { body: JSON.stringify({ email: 'mallory@example.com' }) }),
      });
      expect([404, 422]).toContain(response.status);
    }
    expect(await readdir(site.local.mailDir)).toEqual([]);
  });
});

it('refresh tokens that are none are refused, and end no session of others', async () => {
  const refresh = (token: unknown, from: string) =>
    post('token?grant_type=refresh_token', { refresh_token: token }, from);
  const from = stranger();
  for (const token of ['', 'x y', 1, null, ['x'], 'x'.repeat(10_000)])
    expect((await refresh(token, from)).status).toBe(400);
  await together(25, () => refresh(crypto.randomUUID(), from));
  const session = JSON.parse((await signIn(people[1]!, OWNER_PASSWORD)).text) as { refresh_token: string };
  expect((await refresh(session.refresh_token, from)).status).toBe(503);
  expect((await refresh(session.refresh_token, stranger())).status).toBe(200);
});
