import { HOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { openDataFolder, type DataFolder } from '../data/data-folder.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { SUPABASE_DIR } from '../server.ts';
import { createFactors, isRefused, removeFactors, type Factors, type FactorSession } from './factors.ts';
import { createSealer } from './secrets.ts';

/** Second factors on the real embedded database, with a controllable clock. */

const OWNER = 'owner@example.com';
const settings = { supabaseDir: SUPABASE_DIR, siteUrl: 'http://localhost:4173' };
const names = { friendlyName: 'Phone', issuer: 'example.com' };
const minutes = (count: number) => (time += count * 60_000);

let folder: DataFolder;
let database: Database;
let factors: Factors;
let userId: string;
let time: number;
let lines: string[];

const query = async (text: string, values: unknown[] = []) =>
  (await database.connection.driver.query<Record<string, unknown>>(text, values)).rows;

const openFactors = (jwtSecret: string) =>
  createFactors(database.connection, createSealer(jwtSecret), {
    now: () => new Date(time),
    log: (line) => lines.push(line),
  });

beforeAll(async () => {
  folder = await openDataFolder(await newDataDir(), OWNER);
  database = await openDatabase(folder, settings);
  userId = String((await query('select id from auth.users where email = $1', [OWNER]))[0]!.id);
});

beforeEach(async () => {
  time = Date.UTC(2027, 0, 4, 9);
  lines = [];
  factors = openFactors(folder.secrets.jwtSecret);
  await removeFactors(database.connection, OWNER);
  await query('delete from auth.sessions');
});

afterAll(async () => {
  await database.close();
  await removeDataDir(folder.path);
});

/** A session just begun by password. */
async function signIn(): Promise<FactorSession> {
  const sessionId = crypto.randomUUID();
  await query(`insert into auth.sessions (id, user_id, aal, created_at) values ($1, $2, 'aal1', $3)`, [
    sessionId,
    userId,
    new Date(time),
  ]);
  return { userId, sessionId };
}

const codeAt = (secret: string, shift = 0) =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: Math.floor(time / 30_000) + shift });

function given<Value>(value: Value): Exclude<Value, { refusal: unknown }> {
  if (isRefused(value)) throw new Error(value.refusal.message);
  return value as Exclude<Value, { refusal: unknown }>;
}
const codeOf = (value: unknown) => (isRefused(value) ? value.refusal.code : value);

async function verify(session: FactorSession, factorId: string, code: string) {
  const challenge = given(await factors.challenge(session, factorId));
  return factors.verify(session, factorId, { challengeId: challenge.id, code });
}

/** A verified app, and the session that enrolled it. */
async function protect() {
  const session = await signIn();
  const { id, secret } = given(await factors.enroll(session, names));
  expect(await verify(session, id, codeAt(secret))).toBeNull();
  minutes(1);
  return { session, id, secret };
}
const levels = () => query('select id, aal from auth.sessions order by created_at');

describe('an authenticator app', () => {
  it('is active once verified by a code, which ends sessions without one', async () => {
    const [other, session] = [await signIn(), await signIn()];
    const { id, secret, uri } = given(await factors.enroll(session, names));
    expect(uri).toContain('example.com');
    expect(await levels()).toHaveLength(2);
    expect(codeOf(await verify(session, id, codeAt(secret, 7)))).toBe('mfa_verification_failed');
    expect((await query('select status from auth.mfa_factors'))[0]).toEqual({ status: 'unverified' });
    expect(await verify(session, id, codeAt(secret))).toBeNull();
    expect(await levels()).toEqual([{ id: session.sessionId, aal: 'aal2' }]);
    expect(codeOf(await factors.challenge(other, id))).toBe('session_not_found');
  });

  it('is encrypted with a key that is not in the database', async () => {
    const { id, secret } = await protect();
    const [row] = await query('select secret from auth.mfa_factors where id = $1', [id]);
    expect(row!.secret).not.toContain(secret);
    expect(createSealer('another').open(String(row!.secret), id)).toBeNull();
    factors = openFactors('another secret of the folder');
    expect(codeOf(await verify(await signIn(), id, codeAt(secret)))).toBe('mfa_verification_failed');
    expect(lines).toHaveLength(1);
  });

  it('accepts adjacent time steps, each once and never an earlier one', async () => {
    const { session, id, secret } = await protect();
    const tries = [0, 0, -1, 1, 0, 1, 2];
    const results = [];
    for (const shift of tries) results.push(codeOf(await verify(session, id, codeAt(secret, shift))));
    const failed = 'mfa_verification_failed';
    expect(results).toEqual([null, failed, failed, null, failed, failed, failed]);
    minutes(1);
    expect(await verify(session, id, codeAt(secret))).toBeNull();
  });

  it('is limited to five wrong codes per 15 minutes across all sessions', async () => {
    const { id, secret } = await protect();
    const guesses = ['000000', '111111', '222222', '333333', '444444'].filter(
      (guess) => ![-1, 0, 1].some((shift) => codeAt(secret, shift) === guess),
    );
    while (guesses.length < 5) guesses.push('555555');
    for (const guess of guesses)
      expect(codeOf(await verify(await signIn(), id, guess))).toBe('mfa_verification_failed');
    const locked = await verify(await signIn(), id, codeAt(secret));
    expect(locked).toMatchObject({ refusal: { status: 429, code: 'over_request_rate_limit', wait: 900 } });
    // A malformed code is not an attempt, and gets no mail.
    expect(codeOf(await verify(await signIn(), id, 'abc'))).toBe('mfa_verification_failed');
    // As after a restart.
    factors = openFactors(folder.secrets.jwtSecret);
    minutes(14.9);
    expect(codeOf(await verify(await signIn(), id, codeAt(secret)))).toBe('over_request_rate_limit');
    minutes(0.2);
    expect(await verify(await signIn(), id, codeAt(secret))).toBeNull();
    expect(await query('select from server_auth.factor_attempts')).toEqual([]);
  });

  it('has challenges that are single-use and valid for five minutes', async () => {
    const { session, id, secret } = await protect();
    const challenge = given(await factors.challenge(session, id));
    minutes(5.1);
    const late = { challengeId: challenge.id, code: codeAt(secret) };
    expect(codeOf(await factors.verify(session, id, late))).toBe('mfa_challenge_expired');
    const next = { challengeId: given(await factors.challenge(session, id)).id, code: codeAt(secret) };
    expect(await factors.verify(session, id, next)).toBeNull();
    expect(codeOf(await factors.verify(session, id, next))).toBe('mfa_factor_not_found');
  });

  it('is one of at most ten, with a unique name; a pending one is replaced', async () => {
    const { session, secret, id } = await protect();
    expect(await verify(session, id, codeAt(secret))).toBeNull();
    expect(codeOf(await factors.enroll(session, names))).toBe('mfa_factor_name_conflict');
    for (let count = 2; count <= 10; count++) {
      given(await factors.enroll(session, { ...names, friendlyName: `Begun ${count}` }));
      const made = given(await factors.enroll(session, { ...names, friendlyName: `App ${count}` }));
      expect(await verify(session, made.id, codeAt(made.secret))).toBeNull();
    }
    expect(codeOf(await factors.enroll(session, { ...names, friendlyName: 'App 11' }))).toBe(
      'too_many_enrolled_mfa_factors',
    );
    expect(await query('select from auth.mfa_factors')).toHaveLength(10);
  });
});

describe('a stolen session', () => {
  it('cannot add the first app ten minutes after its password was given', async () => {
    const session = await signIn();
    minutes(11);
    expect(codeOf(await factors.enroll(session, names))).toBe('reauthentication_needed');
  });

  it('without a code cannot change factors of an account with an app', async () => {
    const owner = await protect();
    given(await factors.makeRecoveryCodes(owner.session, { replace: false }));
    const thief = await signIn();
    const changes = [
      factors.enroll(thief, { ...names, friendlyName: 'Mine' }),
      factors.unenroll(thief, owner.id),
      factors.makeRecoveryCodes(thief, { replace: true }),
      factors.removeRecoveryCodes(thief),
    ];
    expect((await Promise.all(changes)).map(codeOf)).toEqual(Array(4).fill('insufficient_aal'));
  });

  it('cannot change factors ten minutes after its code was given', async () => {
    const { session, id, secret } = await protect();
    given(await factors.makeRecoveryCodes(session, { replace: false }));
    minutes(10);
    const changes = [
      factors.enroll(session, { ...names, friendlyName: 'Mine' }),
      factors.unenroll(session, id),
      factors.makeRecoveryCodes(session, { replace: true }),
      factors.removeRecoveryCodes(session),
    ];
    expect((await Promise.all(changes)).map(codeOf)).toEqual(Array(4).fill('reauthentication_needed'));
    expect(await verify(session, id, codeAt(secret))).toBeNull();
    given(await factors.removeRecoveryCodes(session));
    expect(await factors.unenroll(session, id)).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are ten, of 80 bits, stored as hashes, and require an app', async () => {
    expect(codeOf(await factors.makeRecoveryCodes(await signIn(), { replace: false }))).toBe(
      'mfa_recovery_codes_sole_factor',
    );
    const { session } = await protect();
    expect(codeOf(await factors.countRecoveryCodes(session))).toBe('mfa_factor_not_found');
    const { codes } = given(await factors.makeRecoveryCodes(session, { replace: false }));
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
    const stored = JSON.stringify(await query('select * from server_auth.recovery_codes'));
    for (const code of codes) expect(stored).not.toContain(code);
    expect(codeOf(await factors.makeRecoveryCodes(session, { replace: false }))).toBe('mfa_verified_factor_exists');
  });

  it('are single-use, as displayed or typed, even concurrently', async () => {
    const { session } = await protect();
    const { codes } = given(await factors.makeRecoveryCodes(session, { replace: false }));
    const typed = ` ${codes[0]!.toUpperCase().replace(/(.{4})/g, '$1-')} `.replaceAll('0', 'o');
    const [one, other] = [await signIn(), await signIn()];
    const results = await Promise.all([one, other].map((each) => factors.verifyRecoveryCode(each, typed)));
    // The first one's success has ended the session of the late one.
    expect(results.map(codeOf)).toEqual([null, 'session_not_found']);
    expect(given(await factors.countRecoveryCodes(one))).toMatchObject({ total: 10, remaining: 9 });
    const again = await signIn();
    expect(codeOf(await factors.verifyRecoveryCode(again, codes[0]!))).toBe('mfa_verification_failed');
    expect(await factors.verifyRecoveryCode(again, codes[1]!)).toBeNull();
  });

  it('are replaced as a whole', async () => {
    const { session } = await protect();
    const before = given(await factors.makeRecoveryCodes(session, { replace: false }));
    const after = given(await factors.makeRecoveryCodes(session, { replace: true }));
    expect(after.id).toBe(before.id);
    const thief = await signIn();
    for (const code of before.codes.slice(0, 5))
      expect(codeOf(await factors.verifyRecoveryCode(thief, code))).toBe('mfa_verification_failed');
    expect(codeOf(await factors.verifyRecoveryCode(thief, after.codes[0]!))).toBe('mfa_recovery_codes_locked');
    // Attempts in another session lock out nobody.
    expect(await factors.verifyRecoveryCode(await signIn(), after.codes[0]!)).toBeNull();
  });

  it('let a user without their phone set up another one and remove the old', async () => {
    const lost = await protect();
    const { codes } = given(await factors.makeRecoveryCodes(lost.session, { replace: false }));
    minutes(60);
    const session = await signIn();
    expect(await factors.verifyRecoveryCode(session, codes[0]!)).toBeNull();
    // The last app cannot be removed while there are recovery codes.
    expect(codeOf(await factors.unenroll(session, lost.id))).toBe('mfa_recovery_codes_sole_factor');
    const found = given(await factors.enroll(session, { ...names, friendlyName: 'New phone' }));
    expect(await verify(session, found.id, codeAt(found.secret))).toBeNull();
    expect(await factors.unenroll(session, lost.id)).toBeNull();
    expect(await query('select friendly_name as name from auth.mfa_factors order by created_at')).toEqual(
      expect.arrayContaining([{ name: 'New phone' }, { name: 'Recovery codes' }]),
    );
  });
});

describe('the removal of an app', () => {
  it('revokes the assurance level it gave to sessions', async () => {
    const { session, id } = await protect();
    expect(await factors.unenroll(session, id)).toBeNull();
    expect(await levels()).toEqual([{ id: session.sessionId, aal: 'aal1' }]);
    expect(await query('select from auth.mfa_amr_claims')).toEqual([]);
  });

  it('with all factors, by an administrator, ends its sessions', async () => {
    const { session } = await protect();
    given(await factors.makeRecoveryCodes(session, { replace: false }));
    expect(await removeFactors(database.connection, ' Owner@example.com ')).toBe(1);
    expect(await levels()).toEqual([]);
    expect(await query('select from auth.mfa_factors')).toEqual([]);
    expect(await query('select from server_auth.recovery_codes')).toEqual([]);
    expect(await removeFactors(database.connection, OWNER)).toBe(0);
    expect(await removeFactors(database.connection, 'nobody@example.com')).toBeNull();
  });
});

it.each(['', 'x', "' or true --", '00000000-0000-4000-8000-00000000000', crypto.randomUUID()])(
  'no factor and no challenge has the id %j',
  async (id) => {
    const { session, id: own } = await protect();
    expect(codeOf(await factors.challenge(session, id))).toBe('mfa_factor_not_found');
    expect(codeOf(await factors.unenroll(session, id))).toBe('mfa_factor_not_found');
    for (const [factorId, challengeId] of [
      [id, id],
      [own, id],
    ] as const)
      expect(codeOf(await factors.verify(session, factorId, { challengeId, code: '123456' }))).toBe(
        'mfa_factor_not_found',
      );
  },
);
