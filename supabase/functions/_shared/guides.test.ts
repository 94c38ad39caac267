import { expect, it } from 'vitest';
import { queueWaitingGuides } from './guides.ts';

it('one that the database refuses does not keep the others from their guides', async () => {
  const queued: unknown[] = [];
  const words = { select: () => words, eq: () => words, in: async () => ({ data: [], error: null }) };
  const client = {
    from: () => words,
    async rpc(name: string, { message_id: id }: { message_id?: string }) {
      const waiting = ['one', 'two'].map((of) => ({ id: of, form_type: 'request', details: { form: 'msp-guide' } }));
      if (name === 'waiting_guides') return { data: waiting, error: null };
      queued.push(id);
      return { error: id === 'one' ? { code: '23514', message: '' } : null };
    },
  } as never;
  const log: string[] = [];
  const deps = { client, siteUrl: 'https://site.example', secret: 'a secret of this test', clock: () => new Date() };
  await queueWaitingGuides(deps, (line) => log.push(line));
  expect([queued, log]).toEqual([['one', 'two'], ['The guide of message one waits: 23514']]);
});
