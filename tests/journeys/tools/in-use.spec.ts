import { slow, test } from '../fixtures.ts';
import { describeInUse, expectLegiblePaper, open } from './inUse.ts';

describeInUse('/risk-matrix-template');

for (const [run, path] of [
  [test, '/cybersecurity-strategy'],
  [slow, '/request-advisory-proposal'],
] as const)
  run(`${path} is legible on paper`, async ({ page }) => {
    await open(page, path);
    await expectLegiblePaper(page);
  });
