import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { speakingEngagementsCollection } from '../../collections/speaking-engagements';
import { speakingEngagements } from '../../collections/speaking-engagements/entries';
import { amounts } from '../../stories/amounts';
import { SpeakingEngagements } from '.';
import { guide } from './SpeakingEngagements.guide';

const meta = {
  title: 'Content/Sections/SpeakingEngagements',
  component: SpeakingEngagements,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Speaking',
    heading: 'Speaking engagements',
    intro: 'From 50 directors at a table to 1,700 in a hall.',
    engagements: speakingEngagements,
  },
} satisfies Meta<typeof SpeakingEngagements>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(5);
  },
};

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(SpeakingEngagements, amounts('engagements', speakingEngagementsCollection)),
};

export const EventAsTitle: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    engagements: speakingEngagements.slice(0, 3).map((engagement) => ({
      ...engagement,
      title: engagement.venue.split(',')[0]!,
    })),
  },
};
