import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { speakingEngagements } from '../../collections/speaking-engagements/entries';
import { SpeakingEngagements } from '.';

const meta = {
  title: 'Content/Sections/SpeakingEngagements',
  component: SpeakingEngagements,
  parameters: { layout: 'fullscreen' },
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
