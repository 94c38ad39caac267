import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { speakingTopicsCollection } from '../../collections/speaking-topics';
import { speakingTopics } from '../../collections/speaking-topics/entries';
import { amounts } from '../../stories/amounts';
import { SpeakingTopics } from '.';
import { guide } from './SpeakingTopics.guide';

const meta = {
  title: 'Content/Sections/SpeakingTopics',
  component: SpeakingTopics,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Topics',
    heading: 'Five popular topics',
    intro: 'Each can be shortened, lengthened or turned into a workshop.',
    topics: speakingTopics,
  },
} satisfies Meta<typeof SpeakingTopics>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    for (const { audience } of speakingTopics) await expect(canvas.getByText(audience)).toBeVisible();
  },
};

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(SpeakingTopics, amounts('topics', speakingTopicsCollection)),
};

export const SameAudience: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    topics: speakingTopics.slice(0, 3).map((topic) => ({ ...topic, audience: 'Anyone interested in technology' })),
  },
};
