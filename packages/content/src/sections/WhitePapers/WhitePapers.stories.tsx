import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { whitePapersCollection } from '../../collections/white-papers';
import { whitePapers } from '../../collections/white-papers/entries';
import { kinds } from '../../shapes';
import { amounts } from '../../stories/amounts';
import { WhitePapers } from '.';
import { guide } from './WhitePapers.guide';

const meta = {
  title: 'Content/Sections/WhitePapers',
  component: WhitePapers,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Papers',
    heading: 'Six papers',
    badges: ['All', ...kinds.paperCategory],
    papers: whitePapers,
  },
} satisfies Meta<typeof WhitePapers>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    const [badges] = canvas.getAllByRole('list');
    await expect([...badges!.children].map((badge) => badge.textContent)).toEqual([...args.badges]);
    // The badges are text: nothing in them is focusable.
    await expect(badges!.querySelector('a, button, input, [tabindex]')).toBeNull();
  },
};

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(WhitePapers, {
    ...amounts('papers', whitePapersCollection),
    'With downloads that were counted, and what is known of a file': {
      papers: [{ ...whitePapers[0]!, downloads: 1240 }],
      files: { [whitePapers[0]!.downloadUrl!]: { bytes: 40_000, pages: 3, isSummary: true } },
      heading: 'One summary',
    },
  }),
};

export const BadgesLikeFilters: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    badges: ['Show all', 'Filter by topic', 'Newest first', 'Most downloaded'],
    papers: whitePapers.slice(0, 3),
  },
};
