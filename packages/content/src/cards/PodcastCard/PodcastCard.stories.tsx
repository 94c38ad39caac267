import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { podcasts } from '../../collections/podcasts/entries';
import { podcast } from '../../collections/podcasts/schema';
import { extremes } from '../../stories/extremes';
import { PodcastCard } from '.';
import { guide } from './PodcastCard.guide';

const meta = {
  title: 'Content/Cards/PodcastCard',
  component: PodcastCard,
  parameters: { guide },
  args: { podcast: podcasts[0]! },
} satisfies Meta<typeof PodcastCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const { title, url, duration } = args.podcast;
    const link = canvas.getByRole('link', { name: `Listen to ${title} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', url);
    await expect(canvas.getByText(duration)).toBeVisible();
    await expect(canvas.getByText('August 18, 2026')).toHaveAttribute('datetime', '2026-08-18');
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(PodcastCard, extremes('podcast', podcast, podcasts[0]!), 'columns'),
};

export const InThisEpisode: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    podcast: {
      ...podcasts[0]!,
      description:
        'In this episode, the host of the show and I sit down for a long conversation about many things, among them cyber insurance.',
    },
  },
};
