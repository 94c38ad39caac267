import { expect, it } from 'vitest';
import { anchorOf } from './anchor';

it.each([
  ['Who is responsible', 'who-is-responsible'],
  ['“Load failure” & _main', 'load-failure-main'],
  ['Über Weißwurst, 2026', 'über-weißwurst-2026'],
  ['日本', '日本'],
  ['?!', ''],
])('the place of %j is %j', (heading, anchor) => expect(anchorOf(heading)).toBe(anchor));
