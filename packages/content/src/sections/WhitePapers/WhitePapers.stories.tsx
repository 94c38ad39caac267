import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whitePapers } from '../../collections/white-papers/entries';
import { kinds } from '../../shapes';
import { WhitePapers } from '.';

const meta = {
  title: 'Content/Sections/WhitePapers',
  component: WhitePapers,
  parameters: { layout: 'fullscreen' },
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
