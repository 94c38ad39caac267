import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SuccessStories } from '.';

const meta = {
  title: 'Content/Sections/SuccessStories',
  component: SuccessStories,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SuccessStories>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
