import { test } from '../fixtures.ts';
import { describeInUse, expectLegiblePaper, open } from './inUse.ts';
import { kinds } from './tools-in-use.ts';

for (const path of kinds) describeInUse(path);

for (const path of ['/cybersecurity-strategy', '/request-advisory-proposal'])
  test(`${path} is legible on paper`, async ({ page }) => {
    await open(page, path);
    await expectLegiblePaper(page);
  });
