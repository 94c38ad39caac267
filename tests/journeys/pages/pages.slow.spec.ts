import { pagePaths } from '../../support/pagePaths.ts';
import { test } from '../fixtures.ts';
import { describePages, layouts } from './everyPage.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('every other page', () => describePages(pagePaths.filter((path) => !layouts.includes(path))));
