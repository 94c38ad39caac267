import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { speakingEngagements } from '../../collections/speaking-engagements/entries';
import { speakingEngagement } from '../../collections/speaking-engagements/schema';
import { extremes } from '../../stories/extremes';
import { SpeakingCard } from '.';
import { guide } from './SpeakingCard.guide';

const meta = {
  title: 'Content/Cards/SpeakingCard',
  component: SpeakingCard,
  parameters: { guide },
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

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    SpeakingCard,
    {
      ...extremes('engagement', speakingEngagement, speakingEngagements[0]!),
      'Audience: as long as its field allows': {
        engagement: {
          ...speakingEngagements[0]!,
          audience: '1,700+ owners and executives of managed service providers',
        },
      },
    },
    'rows',
  ),
};

export const InvitationAsTopic: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    engagement: {
      ...speakingEngagements[0]!,
      topic: 'Do not miss this session. Seats are limited, so register today and bring your questions.',
    },
  },
};
