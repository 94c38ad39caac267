import { advisorTokens } from '@advisor/ui/theme';
import { expect, it } from 'vitest';
import { page } from '../../apps/site/src/pages/media-kit/page.ts';

it('PAGE-47: the colors that ship for the press are those of the theme', () => {
  const { accent, text, background } = advisorTokens.colour.light;
  expect(page.words.entries.content!.brandColours?.map(({ value }) => value)).toEqual([accent, text, background]);
});
