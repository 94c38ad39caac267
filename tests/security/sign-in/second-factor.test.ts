import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT, decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { relations } from '../../../supabase/access.ts';
import { OWNER_PASSWORD, newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { visitorOf } from '../support/account.ts';
import { makeAccounts } from '../support/accounts.ts';
import { together } from '../support/attacker.ts';
import { setUpApp, type Authenticator } from '../support/authenticator.ts';

/** Attacks on a second factor, by people who know the password: AUTH-20 to AUTH-24 against the real server. */

const emails = ['ada', 'bob', 'cleo', 'dan', 'eve', 'fay', 'gil'].map((name) => `${name}@example.com`);
const [ada, bob, cleo, dan, eve, fay, gil] = emails as [string, string, string, string, string, string, string];

let dataDir: string;
let site: Site;
const others: string[] = [];

beforeAll(async () => {
  dataDir = await newDataDir();
  await makeAccounts(dataDir, emails, OWNER_PASSWORD);
  site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } });
  await site.service
    .from('contact_messages')
    .insert({ form_type: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hello' });
});

afterAll(async () => {
  await site.stop();
  for (const folder of [dataDir, ...others]) await removeDataDir(folder);
});

interface Person {
  client: SupabaseClient;
  token(): Promise<string>;
}

/** Somebody at a device of their own who has given the password. `recoveryCodes` is supabase-js's switch for them. */
async function signIn(email: string): Promise<Person> {
  const { address } = visitorOf(site);
  const client = createClient(site.url, site.local.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
    global: { headers: { 'X-Forwarded-For': address } },
  });
  const { error } = await client.auth.signInWithPassword({ email, password: OWNER_PASSWORD });
  if (error) throw error;
  return { client, token: async () => (await client.auth.getSession()).data.session!.access_token };
}

interface Protected extends Person {
  factorId: string;
  app: Authenticator;
}

/** An owner whose account has an authenticator app, signed in with it. */
async function protect(email: string): Promise<Protected> {
  const person = await signIn(email);
  return { ...person, ...(await setUpApp(person.client)) };
}

const codeOf = ({ error }: { error: { code?: string | undefined } | null }) => error?.code ?? null;

const call = (path: string, token: string, init: RequestInit = {}) =>
  fetch(site.url + path, {
    ...init,
    headers: { apikey: site.local.publishableKey, Authorization: `Bearer ${token}`, ...init.headers },
  });

/** What the token of an owner opens: the tables, the functions of the owner, and the files. */
async function opened(token: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const relation of Object.keys(relations)) {
    const name = relation.split('.')[1]!;
    const response = await call(`/rest/v1/${name}?select=*&limit=1`, token);
    found[name] = response.ok ? ((await response.json()) as unknown[]).length : 0;
  }
  for (const name of ['publish', 'mail-settings', 'server-state'])
    found[name] = (await call(`/functions/v1/${name}`, token)).status;
  const listed = await call('/storage/v1/object/list/public-files', token, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prefix: '' }),
  });
  found.files = listed.status;
  found.accounts = (await call('/rest/v1/rpc/list_accounts', token, { method: 'POST' })).status;
  return found;
}

describe('a second factor', () => {
  it('is asked for after the password, and opens what the owner may, as supabase-js has it', async () => {
    const earlier = await signIn(ada);
    const first = await signIn(ada);
    const before = await opened(await first.token());
    const { data } = await first.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(data?.totp.uri).toMatch(/^otpauth:\/\/totp\/localhost%3A\d+:ada%40example\.com\?/);
    expect(data?.totp.qr_code).toMatch(
      /^data:image\/svg\+xml;utf-8,<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/,
    );
    // Prepared, it counts for nothing.
    expect(await opened(await first.token())).toEqual(before);

    const { app, factorId } = await setUpApp(first.client);
    expect(await opened(await first.token())).toEqual(before);
    expect(decodeJwt(await first.token())).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp', timestamp: expect.any(Number) }, { method: 'password' }],
    });
    const listed = await first.client.auth.mfa.listFactors();
    expect(listed.data?.totp).toMatchObject([{ id: factorId, friendly_name: 'Phone', status: 'verified' }]);
    expect(listed.data?.all).toHaveLength(1);
    expect(JSON.stringify(listed.data)).not.toContain('secret');
    // Whoever was signed in by the password alone is out.
    expect((await earlier.client.auth.getUser()).error).not.toBeNull();

    const again = await signIn(ada);
    const level = () => again.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect((await level()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const code = await app.next();
    expect(codeOf(await again.client.auth.mfa.challengeAndVerify({ factorId, code }))).toBeNull();
    expect((await level()).data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(await opened(await again.token())).toEqual(before);
    // It stays so when the session is renewed.
    expect((await again.client.auth.refreshSession()).error).toBeNull();
    expect((await level()).data).toMatchObject({ currentLevel: 'aal2' });
  });

  it('leaves whoever knows the password alone nothing: no rows, functions, files, sessions, password or factors', async () => {
    const owner = await protect(bob);
    const made = await owner.client.auth.mfa.recoveryCodes.generate();
    expect(made.data?.codes).toHaveLength(10);
    const thief = await signIn(bob);
    const token = await thief.token();
    const found = await opened(token);
    // What is published is for everyone.
    const {
      content_entries: published,
      publish,
      'mail-settings': mail,
      'server-state': server,
      files,
      accounts,
      ...rows
    } = found;
    expect(published).toBeLessThanOrEqual(1);
    expect({ publish, mail, server, files, accounts }).toEqual({
      publish: 403,
      mail: 403,
      server: 403,
      files: 403,
      accounts: 403,
    });
    expect(Object.values(rows)).toEqual(Object.values(rows).map(() => 0));

    const recipe = { title: 'Soup', ingredients: ['Water'], instructions: 'Boil.' };
    expect(codeOf(await thief.client.from('recipes').insert(recipe))).toBe('42501');
    const file = new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' });
    expect((await thief.client.storage.from('public-files').upload('mine.pdf', file)).error).not.toBeNull();
    expect((await thief.client.storage.from('public-files').remove(['mine.pdf'])).error).not.toBeNull();
    expect((await thief.client.rpc('list_sessions')).data).toEqual([]);
    const mine = decodeJwt(await owner.token()).session_id;
    expect((await thief.client.rpc('end_session', { session_id: mine })).data).toBe(false);
    expect(codeOf(await thief.client.auth.updateUser({ password: 'otters under the old pier' }))).toBe(
      'insufficient_aal',
    );

    const { mfa } = thief.client.auth;
    expect(codeOf(await mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' }))).toBe('insufficient_aal');
    expect(codeOf(await mfa.unenroll({ factorId: owner.factorId }))).toBe('insufficient_aal');
    expect(codeOf(await mfa.recoveryCodes.generate())).toBe('insufficient_aal');
    expect(codeOf(await mfa.recoveryCodes.regenerate())).toBe('insufficient_aal');
    expect(codeOf(await mfa.recoveryCodes.unenroll())).toBe('insufficient_aal');
    const recovery = made.data!.id;
    expect(codeOf(await mfa.unenroll({ factorId: recovery }))).toBe('validation_failed');
    expect(codeOf(await mfa.challenge({ factorId: recovery }))).toBe('mfa_factor_not_found');
    // Signing in by password again, or renewing the session, raises nothing.
    expect((await thief.client.auth.refreshSession()).data.user?.factors).toHaveLength(2);
    expect(decodeJwt(await thief.token()).aal).toBe('aal1');
  });

  it('is not passed by a token that somebody wrote', async () => {
    const owner = await protect(cleo);
    const thief = await signIn(cleo);
    const claims = { ...decodeJwt(await thief.token()), aal: 'aal2' };
    const parts = (await thief.token()).split('.');
    const encoded = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = [
      `${parts[0]}.${encoded}.${parts[2]}`,
      `${unsigned}.${encoded}.`,
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('x'.repeat(32))),
    ];
    for (const token of forged) {
      const { publish, files, accounts, contact_messages: messages } = await opened(token);
      expect([publish, files, messages]).toEqual([401, 401, 0]);
      expect(accounts).toBeGreaterThanOrEqual(400);
      expect((await call(`/auth/v1/factors/${owner.factorId}`, token, { method: 'DELETE' })).status).toBe(401);
    }
  });

  it('takes each code once, also when many send it at the same moment', async () => {
    const owner = await protect(dan);
    const code = await owner.app.next({ lasting: true });
    const thieves = await together(4, () => signIn(dan));
    const results = await Promise.all(
      thieves.map(({ client }) => client.auth.mfa.challengeAndVerify({ factorId: owner.factorId, code })),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    const late = await signIn(dan);
    const replayed = await late.client.auth.mfa.challengeAndVerify({ factorId: owner.factorId, code });
    expect(codeOf(replayed)).toBe('mfa_verification_failed');
    expect(replayed.error?.message).toBe('This code was used already. Wait for the next one.');
  });

  it('belongs to its account: another one neither uses nor removes it', async () => {
    const owner = await protect(eve);
    const other = await protect(fay);
    const { mfa } = other.client.auth;
    expect(codeOf(await mfa.challenge({ factorId: owner.factorId }))).toBe('mfa_factor_not_found');
    const { data: theirs } = await owner.client.auth.mfa.challenge({ factorId: owner.factorId });
    const { data: own } = await mfa.challenge({ factorId: other.factorId });
    const code = await owner.app.next();
    for (const [factorId, challengeId] of [
      [owner.factorId, theirs!.id],
      [owner.factorId, own!.id],
      [other.factorId, theirs!.id],
    ] as const)
      expect(codeOf(await mfa.verify({ factorId, challengeId, code }))).toBe('mfa_factor_not_found');
    expect(codeOf(await mfa.unenroll({ factorId: owner.factorId }))).toBe('mfa_factor_not_found');
    const { data } = await owner.client.auth.mfa.recoveryCodes.generate();
    await mfa.recoveryCodes.generate();
    expect(codeOf(await mfa.recoveryCodes.verify({ code: data!.codes[0]! }))).toBe('mfa_verification_failed');
  });

  it('answers malformed calls with an error of theirs', async () => {
    const { client, token, factorId } = await protect(site.local.ownerEmail);
    await client.auth.mfa.recoveryCodes.generate();
    const json = { 'Content-Type': 'application/json' };
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '{"code":5}',
      `{"challenge_id":"x","code":"${'1'.repeat(60_000)}"}`,
      '{"factor_type":"phone"}',
    ];
    const paths = [
      '',
      `/${factorId}/verify`,
      '/x/verify',
      `/${factorId}/challenge/x`,
      '/recovery-codes/verify',
      '/%00',
      '/../user',
    ];
    for (const path of paths)
      for (const body of bodies) {
        const { status } = await call(`/auth/v1/factors${path}`, await token(), {
          method: 'POST',
          headers: json,
          body,
        });
        expect([path, body.slice(0, 20), status >= 400 && status < 500]).toEqual([path, body.slice(0, 20), true]);
      }
    const anonymous = await fetch(`${site.url}/auth/v1/factors`, { method: 'POST', body: '{}' });
    expect(anonymous.status).toBe(401);
    const long = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'x'.repeat(101) });
    expect(codeOf(long)).toBe('validation_failed');
    const hidden = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'a\u202eb' });
    expect(codeOf(hidden)).toBe('validation_failed');
  });
});

const run = async (command: string, ...args: string[]) => {
  const file = join(import.meta.dirname, `../../../apps/server/cli/${command}.ts`);
  const child = spawn('node', [file, ...args], { env: { ...process.env, ADVISOR_DATA_DIR: dataDir } });
  let text = '';
  child.stdout.on('data', (data: Buffer) => (text += data.toString()));
  child.stderr.on('data', (data: Buffer) => (text += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, text };
};

it('outlasts a restart and a backup, with the attempts on it, until it is removed from outside', async () => {
  const owner = await protect(gil);
  const { data: made } = await owner.client.auth.mfa.recoveryCodes.generate();
  const thief = await signIn(gil);
  const guess = (code: string) =>
    thief.client.auth.mfa.challengeAndVerify({ factorId: owner.factorId, code }).then(codeOf);
  const isWrong = (code: string) => [-2, -1, 0, 1, 2].every((shift) => owner.app.codeAt(shift) !== code);
  const guesses = ['123456', '234567', '345678', '456789', '567890', '678901'].filter(isWrong).slice(0, 5);
  for (const wrong of guesses) expect(await guess(wrong)).toBe('mfa_verification_failed');
  expect(await guess(await owner.app.next())).toBe('over_request_rate_limit');

  const busy = await run('reset-second-factor', gil);
  expect(busy).toMatchObject({ code: 1, text: expect.stringMatching(/^A server is running on .*Stop it first/) });
  await site.stop();
  const backup = join(dataDir, '../', `second-factor-${process.pid}.tar.gz`);
  expect((await run('backup', backup)).code).toBe(0);
  others.push(dataDir, backup);
  dataDir = await newDataDir();
  expect((await run('restore', backup, '--force')).code).toBe(0);
  site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } });

  const back = await signIn(gil);
  const { mfa } = back.client.auth;
  expect((await mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal2');
  const locked = await mfa.challengeAndVerify({ factorId: owner.factorId, code: await owner.app.next() });
  expect(codeOf(locked)).toBe('over_request_rate_limit');
  // Others who guess do not keep the owner out.
  expect(codeOf(await mfa.recoveryCodes.verify({ code: made!.codes[0]! }))).toBeNull();
  expect((await mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
  expect((await opened(await back.token())).publish).toBe(200);
  await site.stop();

  expect(await run('reset-second-factor', 'nobody@example.com')).toMatchObject({ code: 1 });
  expect(await run('reset-second-factor', gil)).toEqual({
    code: 0,
    text: `${gil} signs in with the password alone again: its authenticator app and recovery codes are removed, and its sessions have ended.\n`,
  });
  site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } });
  expect((await back.client.auth.getUser()).error).not.toBeNull();
  const alone = await signIn(gil);
  expect((await opened(await alone.token())).publish).toBe(200);
}, 120_000);
