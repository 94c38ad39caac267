import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './compare.ts';
import { readPictures, type Picture } from './pictures.ts';

/** In the order in which a reviewer looks at them. */
export const states = ['changed', 'added', 'removed', 'unchanged'] as const;
export type State = (typeof states)[number];

export interface ReviewedPicture extends Picture {
  state: State;
  /** How many pixels differ, of a changed one. */
  pixels?: number;
}

/**
 * Compares the pictures of two folders and copies what a reviewer looks at into a third: `before/`, `after/` and
 * `difference/`. What is unchanged is there once, in `after/`.
 */
export function review(before: string, after: string, folder: string): ReviewedPicture[] {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['before', 'after', 'difference']) mkdirSync(join(folder, part), { recursive: true });

  const earlier = new Map(readPictures(before).map((picture) => [picture.file, picture]));
  const later = readPictures(after);
  const known = new Set(later.map(({ file }) => file));

  const reviewed = later.map((picture): ReviewedPicture => {
    const { file } = picture;
    copyFileSync(join(after, file), join(folder, 'after', file));
    if (!earlier.has(file)) return { ...picture, state: 'added' };
    const difference = compare(readFileSync(join(before, file)), readFileSync(join(after, file)));
    if (!difference) return { ...picture, state: 'unchanged' };
    copyFileSync(join(before, file), join(folder, 'before', file));
    writeFileSync(join(folder, 'difference', file), difference.picture);
    return { ...picture, state: 'changed', pixels: difference.pixels };
  });
  for (const [file, picture] of earlier) {
    if (known.has(file)) continue;
    copyFileSync(join(before, file), join(folder, 'before', file));
    reviewed.push({ ...picture, state: 'removed' });
  }
  return reviewed.toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state));
}
