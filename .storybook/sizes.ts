import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenStale } from '../apps/server/build.ts';
import { measure } from '../tests/packages/sizes.ts';
import { importedBy } from './importLine.ts';
import { readManifest } from './llmsTxt.ts';

/** What the import of a component adds to a page, in KB compressed by Brotli. */
export interface ComponentSize {
  /** At once. */
  size: number;
  /** When it is needed. */
  onDemand: number;
}

/** Writes `sizes.json` into a built Storybook: the size of each component by its import line, measured in the built packages. */
export async function writeSizes(folder: string): Promise<void> {
  await buildWhenStale(console.warn);
  const sizes: Record<string, ComponentSize> = {};
  for (const { import: line } of readManifest(folder)) {
    const { names, from } = importedBy(line);
    const { size, onDemand } = await measure(`${names.join(', ')} from ${from}`);
    sizes[line] = { size, onDemand };
  }
  writeFileSync(join(folder, 'sizes.json'), JSON.stringify(sizes));
}
