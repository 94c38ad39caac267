import { fn } from 'storybook/test';
import type { AccountSession } from './session';
import { sampleSessions } from './sampleSessions';
import type { SessionStore } from './sessionStore';
import { atEachStory } from './storyState';

/** An in-memory store of sessions, for stories. */
export function sessionsInMemory(first: readonly AccountSession[] = sampleSessions) {
  let rows: AccountSession[] = [];
  atEachStory(() => (rows = [...first]));
  return {
    list: fn<SessionStore['list']>(async () => rows),
    end: fn<SessionStore['end']>(async (id) => {
      rows = rows.filter((row) => row.id !== id);
    }),
    endOthers: fn<SessionStore['endOthers']>(async () => {
      rows = rows.filter(({ current }) => current);
    }),
  } satisfies SessionStore;
}
