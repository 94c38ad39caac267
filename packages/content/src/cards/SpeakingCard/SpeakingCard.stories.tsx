import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { speakingEngagements } from '../../collections/speaking-engagements/entries';
import { speakingEngagement } from '../../collections/speaking-engagements/schema';
import { withLongTexts } from '../withLongTexts';
import { SpeakingCard } from '.';

const meta = {
  title: 'Content/Cards/SpeakingCard',
  component: SpeakingCard,
  args: { engagement: speakingEngagements[0]! },
} satisfies Meta<typeof SpeakingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const { title, venue, audience, url } = args.engagement;
    await expect(canvas.getByRole('link', { name: `View event for ${title} (opens in a new tab)` })).toHaveAttribute(
      'href',
      url,
    );
    await expect(canvas.getByText(`${venue} · ${audience}`)).toBeVisible();
  },
};

/** Every text is as long as the owner may write it. */
export const LongTexts: Story = { args: { engagement: withLongTexts(speakingEngagement, speakingEngagements[0]!) } };
