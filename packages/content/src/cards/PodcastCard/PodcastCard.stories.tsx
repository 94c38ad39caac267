import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { podcasts } from '../../collections/podcasts/entries';
import { podcast } from '../../collections/podcasts/schema';
import { withLongTexts } from '../withLongTexts';
import { PodcastCard } from '.';

const meta = {
  title: 'Content/Cards/PodcastCard',
  component: PodcastCard,
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

/** Every text is as long as the owner may write it. */
export const LongTexts: Story = { args: { podcast: withLongTexts(podcast, podcasts[0]!) } };
