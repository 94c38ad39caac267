import { expect, it } from 'vitest';
import type { Mail } from './mailer.ts';
import { createQueueNotice } from './queue-notice.ts';

const hour = 60 * 60_000;

it('tells how many messages wait, at most once an hour, and again when there are more', async () => {
  let [waiting, time] = [0, 0];
  const mails: Mail[] = [];
  const notice = createQueueNotice({
    store: { countWaiting: async () => waiting },
    mailer: { send: async (mail) => (mails.push(mail), 'smtp') },
    siteUrl: 'https://example.com/',
    now: () => time,
  });
  const told = async (count: number, at: number) => {
    [waiting, time] = [count, at];
    const before = mails.length;
    await notice.tell();
    return mails.slice(before).map(({ subject }) => subject);
  };
  expect(await told(0, 0)).toEqual([]);
  expect(await told(1, 1)).toEqual(['1 message waits on your website']);
  expect(await told(1_200, 2)).toEqual([]);
  expect(await told(1_200, hour + 1)).toEqual(['1,200 messages wait on your website']);
  expect(await told(1_200, 3 * hour)).toEqual([]);
  expect(await told(30, 4 * hour)).toEqual([]);
  expect(await told(31, 5 * hour)).toEqual(['31 messages wait on your website']);
  expect(mails[0]?.text).toContain('https://example.com/admin/messages');
});

it('tells it later when the mail server does not take it now', async () => {
  let works = false;
  const notice = createQueueNotice({
    store: { countWaiting: async () => 3 },
    mailer: { send: () => (works ? Promise.resolve('smtp') : Promise.reject(new Error('away'))) },
    now: () => 0,
  });
  await expect(notice.tell()).rejects.toThrow('away');
  works = true;
  await notice.tell();
});
