import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { speakingTopics } from '../../collections/speaking-topics/entries';
import { SpeakingTopics } from '.';

const meta = {
  title: 'Content/Sections/SpeakingTopics',
  component: SpeakingTopics,
  parameters: { layout: 'fullscreen' },
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
