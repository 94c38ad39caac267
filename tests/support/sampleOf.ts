/** The first of some cases that are made alike in `pnpm test`; all of them in `pnpm test:all`. */
export const sampleOf = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  process.env.SKIP_SLOW ? cases.slice(0, count) : cases;
