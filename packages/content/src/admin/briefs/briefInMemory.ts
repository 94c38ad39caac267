import { fn } from 'storybook/test';
import type { BriefStore, EditionPreview, EditionRow } from './briefStore';
import type { Subscriber, SubscriberState, SubscriberStore } from './subscriberStore';

export const samplePreview: EditionPreview = {
  subject: 'Insurance now asks for proof',
  text: 'Insurance now asks for proof\n\nThree renewals, one new question.\n\nChange what you get, or unsubscribe: https://www.example.com/brief-preferences#\n',
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Insurance now asks for proof</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#15202B;font:17px/1.6 system-ui,sans-serif"><main style="max-width:600px;margin:0 auto">
<h1 style="font:600 30px/1.2 Georgia,serif;margin:0 0 16px">Insurance now asks for proof</h1><p>Three renewals, one new question.</p></main></body></html>`,
  page: null,
  digest: 'abc',
  recipients: 1_280,
  heldBack: 34,
};

const sending = {
  id: 's1',
  created_at: '2026-11-20T09:00:00Z',
  recipients: 1_200,
  failed: 3,
  last_error: '550 No such mailbox here',
} as const;

export const sampleEditionRows: readonly EditionRow[] = [
  {
    key: 'insurance-asks-for-proof',
    title: 'Insurance now asks for proof',
    date: '2026-11-27',
    state: 'draft',
    problem: null,
    sending: null,
    schedule: null,
  },
  {
    key: 'unfinished',
    title: 'Unfinished',
    date: '',
    state: 'draft',
    problem: 'Summary: Fill this in.',
    sending: null,
    schedule: null,
  },
  {
    key: 'a-program-with-a-date',
    title: 'A partner program is a promise with a date on it',
    date: '2026-11-20',
    state: 'live',
    problem: null,
    sending: { ...sending, state: 'sending', sent: 400, waiting: 797, finished_at: null },
    schedule: null,
  },
  {
    key: 'tabletop',
    title: 'The tabletop exercise your board will remember',
    date: '2026-10-16',
    state: 'changed',
    problem: null,
    sending: { ...sending, id: 's0', state: 'sent', sent: 1_197, waiting: 0, finished_at: '2026-10-16T10:10:00Z' },
    schedule: null,
  },
];

/** An in-memory store of editions, for stories. */
export function briefInMemory(first: readonly EditionRow[] = sampleEditionRows) {
  let rows = [...first];
  const change = (key: string, to: Partial<EditionRow>) =>
    (rows = rows.map((row) => (row.key === key ? { ...row, ...to } : row)));
  return {
    list: fn<BriefStore['list']>(async () => rows),
    preview: fn<BriefStore['preview']>(async () => samplePreview),
    sendTest: fn<BriefStore['sendTest']>(async () => 'owner@example.com'),
    publish: fn<BriefStore['publish']>(async (key) => void change(key, { state: 'live' })),
    send: fn<BriefStore['send']>(async (key) => {
      const { recipients } = samplePreview;
      change(key, {
        schedule: null,
        sending: {
          ...sending,
          id: key,
          state: 'sending',
          recipients,
          sent: 0,
          failed: 0,
          waiting: recipients,
          finished_at: null,
          last_error: null,
        },
      });
      return recipients;
    }),
    schedule: fn<BriefStore['schedule']>(
      async (key, _digest, at) => void change(key, { schedule: { send_at: at, missed_at: null } }),
    ),
    withdraw: fn<BriefStore['withdraw']>(async (key) => void change(key, { schedule: null })),
    pause: fn<BriefStore['pause']>(async (id, paused) => {
      rows = rows.map((row) =>
        row.sending?.id === id ? { ...row, sending: { ...row.sending, state: paused ? 'paused' : 'sending' } } : row,
      );
    }),
  } satisfies BriefStore;
}

const states: readonly SubscriberState[] = [
  'active',
  'active',
  'pending',
  'paused',
  'unsubscribed',
  'bounced',
  'active',
];

export const sampleSubscribers: readonly Subscriber[] = Array.from({ length: 30 }, (_, index) => {
  const state = states[index % states.length]!;
  return {
    id: `n${index}`,
    email:
      index === 1 ? 'a.rather.long.name@a-rather-long-name-of-a-company.example.com' : `reader-${index}@example.com`,
    name: index === 0 ? '=HYPERLINK("x")' : `Reader ${index}`,
    state,
    brief_type: 'msp',
    industry: index % 2 ? 'retail' : null,
    frequency: 'biweekly',
    source: 'executive-brief',
    consented_at: '2026-10-02T08:00:00Z',
    confirmed_at: state === 'pending' ? null : '2026-10-02T08:05:00Z',
    unsubscribed_at: state === 'unsubscribed' ? '2026-11-02T08:00:00Z' : null,
    bounced_at: state === 'bounced' ? '2026-11-02T08:00:00Z' : null,
    bounce_reason: state === 'bounced' ? '550 No such mailbox here' : null,
    last_edition_at: state === 'pending' ? null : '2026-11-20T09:00:00Z',
  };
});

/** An in-memory store of subscribers, for stories. */
export function subscribersInMemory(first: readonly Subscriber[] = sampleSubscribers) {
  let rows = [...first];
  const found = ({ state, search }: { state: string; search: string }) =>
    rows.filter(
      (row) => (state === 'all' || row.state === state) && row.email.toLowerCase().includes(search.toLowerCase()),
    );
  return {
    list: fn<SubscriberStore['list']>(async ({ page, size, ...filter }) => {
      const all = found(filter);
      return { rows: all.slice((page - 1) * size, page * size), total: all.length };
    }),
    counts: fn<SubscriberStore['counts']>(async () => {
      const count = (state: SubscriberState) => rows.filter((row) => row.state === state).length;
      return {
        active: count('active'),
        pending: count('pending'),
        paused: count('paused'),
        unsubscribed: count('unsubscribed'),
        bounced: count('bounced'),
      };
    }),
    listAll: fn<SubscriberStore['listAll']>(async (filter) => found(filter)),
    remove: fn<SubscriberStore['remove']>(async (id) => void (rows = rows.filter((row) => row.id !== id))),
    find: fn<SubscriberStore['find']>(async (emails) =>
      rows
        .filter(({ email }) => emails.includes(email.toLowerCase()))
        .map(({ email, state, consented_at, confirmed_at }) => ({
          email,
          state,
          asked_at: confirmed_at ?? consented_at,
        })),
    ),
    markReturned: fn<SubscriberStore['markReturned']>(async (returned) => {
      const reasons = new Map(returned.map(({ email, reason }) => [email, reason]));
      rows = rows.map((row) =>
        reasons.has(row.email)
          ? { ...row, state: 'bounced', bounced_at: '2026-11-25T08:00:00Z', bounce_reason: reasons.get(row.email)! }
          : row,
      );
      return reasons.size;
    }),
  } satisfies SubscriberStore;
}
