import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { boardsCollection } from '../../collections/boards';
import { boards } from '../../collections/boards/entries';
import { amounts } from '../../stories/amounts';
import { Boards } from '.';
import { guide } from './Boards.guide';

const meta = {
  title: 'Content/Sections/Boards',
  component: Boards,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Boards',
    heading: 'Advisory boards, councils and charities',
    intro: 'Listed in full, so you can check for conflicts of interest before you ask my opinion.',
    boards,
  },
} satisfies Meta<typeof Boards>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(18);
    await expect(canvas.getAllByRole('link', { name: /^Visit Website/ })).toHaveLength(
      boards.filter(({ website }) => website).length,
    );
  },
};

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(Boards, amounts('boards', boardsCollection)),
};

export const EndedWithoutPrevious: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    boards: boards.slice(9, 12).map((board) => ({
      ...board,
      role: `${board.role.replace('Previous ', '')} (until 2024)`,
    })),
  },
};
