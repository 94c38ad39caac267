import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { briefsCollection } from '../../collections/briefs';
import { briefs } from '../../collections/briefs/entries';
import { amounts } from '../../stories/amounts';
import { Briefs } from '.';
import { guide } from './Briefs.guide';

const meta = {
  title: 'Content/Sections/Briefs',
  component: Briefs,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Briefs', heading: 'Three briefs', briefs },
} satisfies Meta<typeof Briefs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByRole('list')).toHaveLength(4);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(Briefs, amounts('briefs', briefsCollection)),
};

export const TopicsAsSentences: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    briefs: briefs.map((brief) => ({
      ...brief,
      topics: brief.topics.map((topic) => `${topic}: what changed, and what to ask about it`),
    })),
  },
};
