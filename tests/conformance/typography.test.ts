import { expect, it } from 'vitest';
import { filesWithWords, textsOf } from '../../packages/content/bin/shippedTexts.ts';
import { publicPages } from '../pages/built.ts';
import { typographyProblems } from './typography.ts';

/** Strings of the specification, which look as they were given. */
const specified = [
  "Thank you for your message! I'll get back to you as soon as possible.",
  "Thank you for your interest! I'll review your request and respond within 24-\u206048\u00a0hours.",
  '100K-500K',
  '500K-1M',
];
const problemsIn = (text: string) => (specified.includes(text.trim()) ? [] : typographyProblems(text));

it.each([
  ['24-48 hours', 1],
  ['24–48 hours', 1],
  ['24–48\u00a0hours', 1],
  ['24–\u206048\u00a0hours, 1,200 people and “hands\u2011on” work since 1984', 0],
  ["It's", 1],
  ['1200 people', 1],
  ['"quoted"', 1],
  ['one - two', 1],
])('finds what is wrong in %j', (text, count) => expect(typographyProblems(text)).toHaveLength(count));

it('shipped texts have dashes, quotation marks and separators of print, and do not break inside a figure', () => {
  const texts = filesWithWords()
    .filter((file) => !/\/sample|\.stories\./.test(file))
    .flatMap((file) => textsOf(file).map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.flatMap(problemsIn)).toEqual([]);
});

it.each(publicPages.map(({ path, document }) => [path, document] as const))(
  'so has the built page %s',
  (_path, page) => {
    const body = page.querySelector('body')!.clone() as typeof page;
    for (const part of body.querySelectorAll('script, style, code, noscript')) part.remove();
    // Options of a form are short and stand in a line of their own.
    for (const option of body.querySelectorAll('option, fieldset label')) option.remove();
    const shown = body
      .querySelectorAll('*')
      .flatMap((element) => [
        ...element.childNodes.filter((node) => node.nodeType === 3).map((node) => node.text),
        ...['alt', 'aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ]);
    expect(shown.flatMap(problemsIn)).toEqual([]);
  },
);
