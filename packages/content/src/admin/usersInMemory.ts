import { fn } from 'storybook/test';
import type { UserAccount, UserStore } from './userStore';
import { atEachStory } from './storyState';

export const sampleUsers: readonly UserAccount[] = [
  {
    id: 'u1',
    email: 'owner@example.com',
    created_at: '2026-01-12T09:00:00Z',
    last_sign_in_at: '2026-11-20T07:45:00Z',
    is_owner: true,
    is_self: true,
  },
  {
    id: 'u2',
    email: 'assistant@example.com',
    created_at: '2026-06-02T14:30:00Z',
    last_sign_in_at: '2026-11-18T16:10:00Z',
    is_owner: true,
    is_self: false,
  },
  {
    id: 'u3',
    email: 'a.rather.long.name.of.somebody@a-rather-long-name-of-a-company.example.com',
    created_at: '2026-10-30T08:00:00Z',
    last_sign_in_at: null,
    is_owner: false,
    is_self: false,
  },
];

/** An in-memory store of accounts, for stories. */
export function usersInMemory(first: readonly UserAccount[] = sampleUsers) {
  let rows: UserAccount[] = [];
  atEachStory(() => (rows = [...first]));
  return {
    list: fn<UserStore['list']>(async () => rows),
    setOwner: fn<UserStore['setOwner']>(async (id, owner) => {
      rows = rows.map((row) => (row.id === id ? { ...row, is_owner: owner } : row));
    }),
  } satisfies UserStore;
}
