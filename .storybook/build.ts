import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { writeLlmsTxt } from './llmsTxt.ts';
import { writeSearchWords } from './searchWords.ts';
import { writeSizes } from './sizes.ts';

// Builds Storybook, with its manifest of all components and the words that its search knows, and writes llms.txt and the sizes of
// the components beside it.
// Takes the options of `storybook build`; the last `--output-dir` counts.
const given = ['--output-dir', 'storybook-static', ...process.argv.slice(2)];
const { values } = parseArgs({ args: given, strict: false, options: { 'output-dir': { type: 'string', short: 'o' } } });
const folder = String(values['output-dir']);

const { status } = spawnSync('storybook', ['build', ...given], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
writeSearchWords(folder);
await writeLlmsTxt(folder);
await writeSizes(folder);
