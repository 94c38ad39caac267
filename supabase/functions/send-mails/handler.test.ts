import { expect, it } from 'vitest';
import { createContactLimits } from '../send-contact-email/limits.ts';
import { createOutgoingLimits } from '../_shared/outgoing-limits.ts';
import { createSendMailsHandler } from './handler.ts';

/** The calls of the cron job; what a run sends is in `apps/server/mail`. */
function handlerFor(claim: () => Promise<never[]>) {
  const calls: string[] = [];
  const log: string[] = [];
  const shared = {
    mailer: { send: () => Promise.reject(new Error('no mail here')) },
    clock: () => new Date(),
    log: (line: string) => log.push(line),
  };
  const handle = createSendMailsHandler({
    delivery: {
      ...shared,
      budget: createContactLimits().mails,
      store: {
        add: () => Promise.reject(new Error('nothing is stored here')),
        attachmentsOf: async () => [],
        markMailed: async () => undefined,
        markNotMailed: async () => undefined,
        countWaiting: async () => 0,
        claimUnsent: () => (calls.push('messages'), claim()),
      },
    },
    sending: {
      ...shared,
      limits: createOutgoingLimits(),
      outgoing: {
        claim: (_max, isBulk) => (calls.push(isBulk ? 'bulk' : 'single'), claim()),
        markMailed: async () => undefined,
        markNotMailed: async () => undefined,
        giveUp: async () => undefined,
      },
    },
    queueGuides: async () => void calls.push('guides'),
    tellOwner: async () => void calls.push('notice'),
    isSecretKey: (token) => token === 'secret',
  });
  return async (init: RequestInit) => {
    const answer = await handle(new Request('https://project.example/functions/v1/send-mails', init));
    return { status: answer.status, body: (await answer.json()) as unknown, calls, log };
  };
}

const withKey = { method: 'POST', headers: { authorization: 'Bearer secret' } };

it('sends what is due: to the owner, then to others, those that many get last', async () => {
  expect(await handlerFor(async () => [])(withKey)).toEqual({
    status: 200,
    body: { success: true, sent: 0, failed: 0 },
    calls: ['messages', 'notice', 'guides', 'single', 'bulk'],
    log: [],
  });
});

it.each([
  [405, { method: 'GET' }],
  [401, { method: 'POST' }],
  [401, { method: 'POST', headers: { authorization: 'Bearer guessed' } }],
])('does nothing for others: %i', async (status, init) => {
  expect(await handlerFor(async () => [])(init)).toMatchObject({ status, body: { success: false }, calls: [] });
});

it('says that the database did not answer, and nothing of why', async () => {
  const answer = await handlerFor(() => Promise.reject(new Error('relation "secret" is gone')))(withKey);
  expect(answer).toMatchObject({ status: 503, body: { success: false } });
  expect(JSON.stringify(answer.body)).not.toContain('secret');
});
