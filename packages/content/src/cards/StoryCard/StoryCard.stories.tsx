import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { successStories } from '../../collections/success-stories/entries';
import { successStory } from '../../collections/success-stories/schema';
import { extremes } from '../../stories/extremes';
import { StoryCard } from '.';
import { guide } from './StoryCard.guide';

const meta = {
  title: 'Content/Cards/StoryCard',
  component: StoryCard,
  parameters: { guide },
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

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(StoryCard, extremes('story', successStory, successStories[0]!), 'rows'),
};

export const SeveralResults: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    story: {
      ...successStories[0]!,
      result:
        'Renewals led by partners rose from 61 to 83 percent, questions about terms fell by a third, 11 partners signed for two years, and 9 came back.',
    },
  },
};
