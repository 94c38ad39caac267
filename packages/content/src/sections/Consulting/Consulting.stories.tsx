import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { consultingEngagements } from '../../collections/consulting-engagements/entries';
import { Consulting } from '.';

const meta = {
  title: 'Content/Sections/Consulting',
  component: Consulting,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Consulting',
    heading: 'Expert consulting',
    intro: 'Shorter work, usually confidential, for people who need an answer before a meeting.',
    engagements: consultingEngagements,
  },
} satisfies Meta<typeof Consulting>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText('100+ sessions held')).toBeVisible();
  },
};
