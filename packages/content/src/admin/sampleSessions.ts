import type { AccountSession } from './session';

/** The current laptop, a phone, and an unknown client. */
export const sampleSessions: readonly AccountSession[] = [
  {
    id: 's1',
    device: 'Firefox on Linux',
    created_at: '2026-11-20T08:12:00Z',
    last_seen_at: '2026-11-22T09:40:00Z',
    current: true,
  },
  {
    id: 's2',
    device: 'Safari on iOS',
    created_at: '2026-11-02T19:30:00Z',
    last_seen_at: '2026-11-21T21:05:00Z',
    current: false,
  },
  {
    id: 's3',
    device: null,
    created_at: '2026-10-14T06:00:00Z',
    last_seen_at: '2026-10-14T06:00:00Z',
    current: false,
  },
];
