import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { featuredContent } from '../../collections/featured-content/entries';
import { featuredItem } from '../../collections/featured-content/schema';
import { extremes } from '../../stories/extremes';
import { FeaturedCard } from '.';
import { guide } from './FeaturedCard.guide';

const meta = {
  title: 'Content/Cards/FeaturedCard',
  component: FeaturedCard,
  parameters: { guide },
  args: { content: featuredContent[0]! },
} satisfies Meta<typeof FeaturedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recording: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Recorded talk · 45 min')).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Ask for it ${args.content.title}` })).toBeVisible();
  },
};
export const RecordingElsewhere: Story = {
  args: { content: { ...featuredContent[0]!, link: 'https://video.example.com/watch/12' } },
  play: async ({ args, canvas }) =>
    expect(canvas.getByRole('link', { name: `Watch ${args.content.title} (opens in a new tab)` })).toBeVisible(),
};
export const Report: Story = {
  args: { content: { ...featuredContent[2]!, link: 'https://files.example.com/report.pdf' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Report · 24 pages')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Read/, description: 'PDF' })).toBeVisible();
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    FeaturedCard,
    {
      ...extremes('content', featuredItem, featuredContent[0]!),
      'Recording: with a link': RecordingElsewhere.args!,
      'Report: with a file': Report.args!,
    },
    'columns',
  ),
};

export const ReadingTime: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { content: { ...featuredContent[2]!, pages: undefined, duration: '20 min' } },
};
