import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSite } from '../../support/useSite.ts';
import { upcomingDay } from '../../support/upcoming.ts';

/** Messages of one network, with and without the required proof of work. */

interface Answer {
  status: number;
  success: boolean;
  error?: string;
  challenge?: Challenge;
}

const message = { formType: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hello' };

const site = useSite(() => ({ env: { MESSAGE_LIMIT_FACTOR: '10' } }));
let networks = 0;

/** From an unused network unless one is given. */
async function send(
  fields: object,
  address = `10.${Math.floor(++networks / 250)}.${networks % 250}.1`,
): Promise<Answer> {
  const response = await fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ ...message, ...fields }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

async function inTurn(count: number, what: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index++) answers.push(await what(index));
  return answers;
}

const solve = async (challenge: Challenge) => ({
  challenge,
  solution: (await solveChallenge({ challenge, deriveKey }))!,
});

const count = async (text?: string) => {
  const rows = site.service.from('contact_messages').select('*', { count: 'exact', head: true });
  return (await (text === undefined ? rows : rows.eq('message', text))).count!;
};
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

describe('one network', () => {
  it('of 40 messages of one /48, from as many networks of 64 bits, five are stored without work', async () => {
    const before = await count();
    const answers = await inTurn(40, (index) => send({}, `2001:db8:5:${index.toString(16)}::1`));
    expect(statusesOf(answers)).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 15 }, () => 428),
      ...Array.from({ length: 20 }, () => 429),
    ]);
    expect(await count()).toBe(before + 5);
  });
});

describe('with work', () => {
  let network = 0;
  beforeEach(async () => {
    network += 1;
    await inTurn(5, () => send({}, `192.0.${network}.1`));
  });
  const more = (fields: object) => send(fields, `192.0.${network}.2`);

  it('a message is stored, once for each proof', async () => {
    const asked = await more({ message: 'Worked for.' });
    expect(asked).toMatchObject({ status: 428, success: false, challenge: expect.anything() });
    const proof = await solve(asked.challenge!);
    const proven = { check: { trap: '', elapsed: 5_000, proof } };
    expect((await more({ message: 'Worked for.', ...proven })).status).toBe(200);
    // A retry may reuse the proof; another message needs its own, also after a restart.
    expect((await more({ message: 'Worked for.', ...proven })).status).toBe(200);
    expect((await more({ message: 'Another.', ...proven })).status).toBe(409);
    await site.restart();
    expect((await more({ message: 'Another.', ...proven })).status).toBe(409);
    expect(await count('Worked for.')).toBe(1);
    expect(await count('Another.')).toBe(0);
  });

  it('a proof is for the request id that it was asked with, and nothing forged is taken', async () => {
    const before = await count();
    const requestId = crypto.randomUUID();
    const { challenge } = await more({ requestId });
    const proof = await solve(challenge!);
    const easier = { ...challenge!, parameters: { ...challenge!.parameters, cost: 1, keyPrefix: '00' } };
    for (const [id, given] of [
      [crypto.randomUUID(), proof],
      [requestId, await solve(easier)],
      [requestId, { challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }],
      [requestId, 'please'],
      [requestId, null],
    ] as const)
      expect((await more({ requestId: id, check: { proof: given } })).status).toBe(428);
    expect((await more({ requestId, check: { proof } })).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });
});

describe('a message that is sent again under its request id', () => {
  const event = {
    organizationName: 'Acme',
    eventName: 'Summit',
    eventDate: upcomingDay,
    eventLocation: 'Chicago',
    topic: 'Channels',
  };
  const first = { formType: 'speaking', message: 'Hello', company: 'Acme', phone: '1', eventDetails: event };

  it('and says the same is the same one, in whatever order; one that says anything else is refused', async () => {
    const before = await count();
    const requestId = crypto.randomUUID();
    expect((await send({ ...first, requestId })).status).toBe(200);
    const reordered = Object.fromEntries(Object.entries(event).toReversed());
    expect((await send({ ...first, requestId, eventDetails: reordered })).status).toBe(200);
    for (const change of [
      { name: 'Eve' },
      { email: 'eve@example.com' },
      { message: 'Hello!' },
      { company: 'Acme Inc.' },
      { company: '' },
      { phone: '2' },
      { eventDetails: { ...event, eventDate: upcomingDay.replace(/31$/, '30') } },
      { eventDetails: { ...event, topic: '' } },
      { formType: 'contact' },
    ])
      expect([JSON.stringify(change), (await send({ ...first, requestId, ...change })).status]).toEqual([
        JSON.stringify(change),
        409,
      ]);
    expect(await count()).toBe(before + 1);
  });
});
