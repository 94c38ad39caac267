import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { successStories } from '../../collections/success-stories/entries';
import { successStory } from '../../collections/success-stories/schema';
import { withLongTexts } from '../withLongTexts';
import { StoryCard } from '.';

const meta = {
  title: 'Content/Cards/StoryCard',
  component: StoryCard,
  args: { story: successStories[0]! },
} satisfies Meta<typeof StoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.story.title })).toBeVisible();
    await expect(canvas.getByText(args.story.partner)).toBeVisible();
    await expect(canvas.getByText(args.story.result)).toBeVisible();
  },
};

/** Every text is as long as the owner may write it. */
export const LongTexts: Story = { args: { story: withLongTexts(successStory, successStories[0]!) } };
