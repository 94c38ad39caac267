import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { modes } from '../../.storybook/modes.ts';

export type Mode = keyof typeof modes;

/** A story as it looks in one mode. */
export interface Picture {
  /** Unique in a Storybook, and what a later version of the same picture is known by: `<story id>.<mode>.png`. */
  file: string;
  story: string;
  /** As the sidebar has it: `Actions/Button`. */
  title: string;
  name: string;
  mode: Mode;
  /** What its play function failed with: the picture shows the state in which it stopped. */
  failure?: string;
}

const list = 'pictures.json';

/** Written last: a folder that has the list has every picture of it. */
export function writePictures(folder: string, pictures: readonly Picture[]): void {
  writeFileSync(join(folder, list), JSON.stringify(pictures, null, 1));
}

export function readPictures(folder: string): Picture[] {
  return JSON.parse(readFileSync(join(folder, list), 'utf8')) as Picture[];
}

export const hasPictures = (folder: string): boolean => existsSync(join(folder, list));
