import { test } from '../fixtures.ts';
import { describeInUse, expectLegiblePaper, open } from './inUse.ts';

describeInUse('/risk-matrix-template');

for (const path of ['/cybersecurity-strategy', '/request-advisory-proposal'])
  test(`${path} is legible on paper`, async ({ page }) => {
    await open(page, path);
    await expectLegiblePaper(page);
  });
