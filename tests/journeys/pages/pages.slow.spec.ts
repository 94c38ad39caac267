import { declarations } from '../../../packages/tools/src/elements/declarations.ts';
import { pagePaths } from '../../support/pagePaths.ts';
import { test } from '../fixtures.ts';
import { describeFrame, describePages, layouts } from './everyPage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('every other page', () => describePages(pagePaths.filter((path) => !layouts.includes(path))));

for (const { tool } of Object.values(declarations).filter(({ tool }) => tool !== 'partner-scorecard'))
  describeFrame(tool);
