import { expect, it } from 'vitest';
import { keepEnd } from './keepEnd';

const start = 'If your browser asks not to be tracked, then your visits are ';

it.each([
  ['not counted at all.', 'not counted\u00a0at\u00a0all.'],
  // Three would be too long for a narrow column.
  ['no matter for a data protection authority.', 'no matter for a data protection\u00a0authority.'],
  ['told only to telecommunications administrators.', 'told only to telecommunications administrators.'],
])('keeps the last words of a text together: %j', (end, kept) => expect(keepEnd(start + end)).toBe(start + kept));

it('leaves other texts as they are', () => {
  const others = ['', 'Your message in the form', start, 'x'.repeat(80), `${'x'.repeat(70)} y`];
  for (const text of others) expect(keepEnd(text)).toBe(text);
});
