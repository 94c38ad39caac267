const beginnings = new Set<() => void>();

/** Runs `begin` now and before every story: what one has changed in memory is as it was when it is run again. */
export function atEachStory(begin: () => void): void {
  begin();
  beginnings.add(begin);
}

/** Called before every story (`.storybook/preview.tsx`). */
export const beginStory = (): void => beginnings.forEach((begin) => begin());
