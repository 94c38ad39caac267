import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { consultingEngagements } from '../../collections/consulting-engagements/entries';
import { consultingSection } from '../../lists/global-initiatives';
import { Consulting } from '.';

const meta = {
  title: 'Content/Sections/Consulting',
  component: Consulting,
  parameters: { layout: 'fullscreen' },
  args: { ...consultingSection, engagements: consultingEngagements },
} satisfies Meta<typeof Consulting>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText('100+ sessions held')).toBeVisible();
  },
};
