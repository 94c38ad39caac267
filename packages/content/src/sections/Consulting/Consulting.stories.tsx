import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { consultingEngagementsCollection } from '../../collections/consulting-engagements';
import { consultingEngagements } from '../../collections/consulting-engagements/entries';
import { amounts } from '../../stories/amounts';
import { Consulting } from '.';
import { guide } from './Consulting.guide';

const meta = {
  title: 'Content/Sections/Consulting',
  component: Consulting,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'Consulting',
    heading: 'Expert consulting',
    intro: 'Shorter work, usually confidential, for people who need an answer before a meeting.',
    engagements: consultingEngagements,
  },
} satisfies Meta<typeof Consulting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText('100+ sessions held')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(Consulting, amounts('engagements', consultingEngagementsCollection)),
};

export const BareFigures: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    engagements: consultingEngagements.map((engagement) => ({
      ...engagement,
      impact: engagement.impact.split(' ')[0]!,
    })),
  },
};
