import { expect, it } from 'vitest';
import { wholeNumberIn } from './wholeNumberIn';

it.each([
  ['325+', 325],
  ['1,200+', 1200],
  ['About 1,200,000 people', 1_200_000],
  ['0', 0],
  ['', null],
  ['Hundreds', null],
  ['24/7', null],
  ['4.8', null],
  ['4,8', null],
])('the whole number in “%s” is %j', (text, number) => expect(wholeNumberIn(text)).toBe(number));
