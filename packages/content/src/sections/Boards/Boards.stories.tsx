import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { boards } from '../../collections/boards/entries';
import { Boards } from '.';

const meta = {
  title: 'Content/Sections/Boards',
  component: Boards,
  parameters: { layout: 'fullscreen' },
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
