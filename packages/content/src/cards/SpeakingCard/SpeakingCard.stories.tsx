import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { speakingEngagements } from '../../collections/speaking-engagements/entries';
import { SpeakingCard } from '.';

const meta = {
  title: 'Content/Cards/SpeakingCard',
  component: SpeakingCard,
  args: { engagement: speakingEngagements[0]! },
} satisfies Meta<typeof SpeakingCard>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    const { title, venue, audience, url } = args.engagement;
    await expect(canvas.getByRole('link', { name: `View event for ${title} (opens in a new tab)` })).toHaveAttribute(
      'href',
      url,
    );
    await expect(canvas.getByText(`${venue} · ${audience}`)).toBeVisible();
  },
};
