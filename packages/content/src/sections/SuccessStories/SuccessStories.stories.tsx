import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { successStories } from '../../collections/success-stories/entries';
import { SuccessStories } from '.';

const meta = {
  title: 'Content/Sections/SuccessStories',
  component: SuccessStories,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Results', heading: 'Three partnerships and their results', stories: successStories },
} satisfies Meta<typeof SuccessStories>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
