import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { makeAccounts } from '../support/accounts.ts';
import { attackerOf, together, type Answer } from '../support/attacker.ts';

/** Guessing passwords on the real server by number: neither words nor timing tell what accounts there are, and the owner gets in. */

const PASSWORD = 'a password of many words';
/** Accounts to attack, each in one test. */
const accounts = Array.from({ length: 12 }, (_, index) => `ben${index}@example.com`);

/** Accounts whose answers are timed: four times in each of four batches, so that none has to wait for a turn. */
const timed = Array.from({ length: 3 }, (_, index) => `cleo${index}@example.com`);

let dataDir: string;
let site: Site;

beforeAll(async () => {
  dataDir = await newDataDir();
  await makeAccounts(dataDir, [...accounts, ...timed], PASSWORD);
  site = await startSite({ dataDir, env: { TRUST_PROXY: '1' } });
});

afterAll(async () => {
  await site.stop();
  await removeDataDir(dataDir);
});

const { stranger, post, signIn, guess } = attackerOf(() => site);

const turns = ['known', 'unknown', 'unknown', 'known'] as const;
/** Where one of two answers costs a hash, or waits for a mail server, and the other does not, it takes several times as long. */
function expectAlike(one: number, other: number) {
  const most = Math.max(one, other);
  expect(Math.abs(one - other), `${one} ms and ${other} ms`).toBeLessThan(Math.max(40, 0.4 * most));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe('wrong passwords', () => {
  it('tell neither by words nor by time whether there is such an account, also when many ask at once', async () => {
    const batches: Record<'known' | 'unknown', Answer[][]> = { known: [], unknown: [] };
    const emails = { known: timed, unknown: timed.map((email) => email.replace('cleo', 'nobody')) };
    // In turns, so that a busy moment of the machine meets both.
    for (const which of [...turns, ...turns])
      batches[which].push(await together(12, (index) => guess(emails[which][index % 3]!)));
    const all = [...batches.known, ...batches.unknown].flat();
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(all[0]!.status).toBe(400);
    // The quickest batch of each: a busy machine makes one slower, never quicker.
    for (const measure of [median, (values: number[]) => Math.max(...values)]) {
      const quickest = (which: 'known' | 'unknown') =>
        Math.min(...batches[which].map((batch) => measure(batch.map(({ ms }) => ms))));
      expectAlike(quickest('known'), quickest('unknown'));
    }
  });

  it('from a hundred addresses slow strangers down, and stop neither a known address nor a known device', async () => {
    const email = accounts[1]!;
    const home = stranger();
    const { status, device } = await signIn(email, PASSWORD, { from: home });
    expect(status).toBe(200);

    const places = Array.from({ length: 100 }, stranger);
    const attack = Promise.all(places.map((from, index) => guess(index % 2 ? email : email.toUpperCase(), from)));
    const fromHome = await signIn(email, PASSWORD, { from: home });
    // On the road, and at an address whose own attempts are used up.
    const used = stranger();
    await together(11, () => guess(`anyone@example.com`, used));
    const onTheRoad = await signIn(email, PASSWORD, { from: used, device });
    for (const answer of [fromHome, onTheRoad]) expect(answer.status).toBe(200);

    const answers = await attack;
    const refused = answers.filter((answer) => answer.status === 429);
    // Twenty at once, and as many as may wait for their turn.
    expect(refused.length).toBeGreaterThanOrEqual(65);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(100 - refused.length);
    // An unknown caller is queued, and gets in.
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('by the hundred neither fail the server nor keep a known device waiting', async () => {
    const email = accounts[4]!;
    const { device } = await signIn(email, PASSWORD);
    const flood = together(200, (index) => guess(`crowd${index}@example.com`));
    const [owner, health] = await Promise.all([signIn(email, PASSWORD, { device }), fetch(`${site.url}/healthz`)]);
    expect([owner.status, health.status]).toEqual([200, 200]);
    const answers = await flood;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
    // It did not wait behind the others.
    expect(owner.ms).toBeLessThan(Math.max(...answers.map(({ ms }) => ms)));
  });
});

describe('a request for a new password', () => {
  it('tells neither by words nor by time whether there is such an account, also when asked ten at once', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 6; round++) {
      for (const which of round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const email = which === 'known' ? accounts[5 + round]! : `nobody${round}@example.com`;
        const batch = await together(10, async () => {
          const { status, text, ms } = await post('recover', { email });
          expect([status, text]).toEqual([200, '{}']);
          return ms;
        });
        times[which].push(Math.max(...batch));
      }
    }
    // The mail is made and sent behind the answer.
    expectAlike(median(times.known), median(times.unknown));
  });
});
