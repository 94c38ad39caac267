import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { successStoriesCollection } from '../../collections/success-stories';
import { successStories } from '../../collections/success-stories/entries';
import { amounts } from '../../stories/amounts';
import { SuccessStories } from '.';
import { guide } from './SuccessStories.guide';

const meta = {
  title: 'Content/Sections/SuccessStories',
  component: SuccessStories,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Results', heading: 'Three partnerships and their results', stories: successStories },
} satisfies Meta<typeof SuccessStories>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(SuccessStories, amounts('stories', successStoriesCollection)),
};

export const ResultWithoutFigure: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    stories: successStories.map((story) => ({ ...story, result: 'The partnership exceeded all expectations.' })),
  },
};
