import { describe, expect, it } from 'vitest';
import { dataDirWithPeople, OWNER_PASSWORD, people } from '../../journeys/site.ts';
import { useSite } from '../../support/useSite.ts';
import { attackerOf, together } from '../support/attacker.ts';

/** Guessing passwords on the real server is throttled by address, network and device, and stops nobody else. */

const site = useSite(undefined, dataDirWithPeople);

const { stranger, headersFrom, signIn, guess } = attackerOf(() => site);

describe('wrong passwords', () => {
  it('are answered alike whether there is such an account or not', async () => {
    const answers = await Promise.all([people[1]!, 'nobody@example.com', 'no address'].map((email) => guess(email)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('from one address stop nobody elsewhere', async () => {
    const email = people[0]!;
    const from = stranger();
    const answers = await together(12, () => guess(email, from));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await signIn(email, OWNER_PASSWORD)).status).toBe(200);
  });

  it('of a device count for that device, and a made-up token of one counts for nothing', async () => {
    const email = people[2]!;
    const { device } = await signIn(email, OWNER_PASSWORD);
    const other = await signIn(people[3]!, OWNER_PASSWORD);
    const wrong = await together(11, () => signIn(email, 'wrong', { device }));
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await signIn(email, OWNER_PASSWORD, { device })).status).toBe(429);
    expect((await signIn(email, OWNER_PASSWORD)).status).toBe(200);

    const from = stranger();
    const [id, signature] = device!.split('.') as [string, string];
    const madeUp = [
      `${id}.${id}`,
      `${signature}.${signature}`,
      `${id.slice(1)}A.${signature}`,
      id,
      '.',
      'null',
      other.device!,
    ];
    for (const [index, token] of [...madeUp, ...madeUp].entries()) {
      const answer = await signIn(email, 'wrong', { from, device: token });
      expect(answer.status).toBe(index < 10 ? 400 : 429);
    }
  });

  it('of a device count for that device no longer when the password was changed at another one', async () => {
    const email = people[11]!;
    const thief = await signIn(email, OWNER_PASSWORD);
    const owner = await signIn(email, OWNER_PASSWORD);
    const { access_token: bearer } = JSON.parse(owner.text) as { access_token: string };
    const response = await fetch(`${site.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { ...headersFrom(stranger()), Authorization: `Bearer ${bearer}`, 'X-Device-Token': owner.device! },
      body: JSON.stringify({ password: 'otters under the old pier' }),
    });
    expect(response.status).toBe(200);
    for (const [device, status] of [
      [thief.device, 429],
      [owner.device, 400],
    ] as const) {
      const from = stranger();
      for (let count = 0; count < 10; count++)
        expect((await signIn(email, OWNER_PASSWORD, { from, device })).status).toBe(400);
      expect((await guess('anyone@example.com', from)).status).toBe(status);
    }
  });
});
