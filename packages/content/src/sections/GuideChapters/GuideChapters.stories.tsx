import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { mspGuideChaptersCollection } from '../../collections/guide-chapters';
import { mspGuideChapters } from '../../collections/guide-chapters/entries';
import { amounts } from '../../stories/amounts';
import { GuideChapters } from '.';
import { guide } from './GuideChapters.guide';

const meta = {
  title: 'Content/Sections/GuideChapters',
  component: GuideChapters,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Contents', heading: 'Seven chapters', chapters: mspGuideChapters },
} satisfies Meta<typeof GuideChapters>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell').map(({ innerText }) => innerText)).toEqual([
      '12',
      '15',
      '10',
      '13',
      '11',
      '8',
      '6',
      '75',
    ]);
    await expect(canvas.getByText(mspGuideChapters[0]!.description)).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'The whole guide 75' })).toBeVisible();
  },
};

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(GuideChapters, amounts('chapters', mspGuideChaptersCollection)),
};

export const PagesInHeading: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { heading: 'Seven chapters on 80 pages' },
};
