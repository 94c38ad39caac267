import { expect, it } from 'vitest';
import { isHttpAddress } from './webAddress';

it.each([
  ['https://example.com/a b.png', false],
  ['https://example.com/a.png', true],
  ['HTTP://example.com', true],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AA', false],
  ['//example.com/a.png', false],
  ['https://', false],
])('isHttpAddress(%j) is %s', (text, expected) => expect(isHttpAddress(text)).toBe(expected));
