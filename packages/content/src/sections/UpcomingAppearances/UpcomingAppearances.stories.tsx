import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { upcomingAppearances } from '../../collections/upcoming-appearances/entries';
import { UpcomingAppearances } from '.';

const meta = {
  title: 'Content/Sections/UpcomingAppearances',
  component: UpcomingAppearances,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Coming up',
    heading: 'Upcoming appearances',
    intro: 'Confirmed means recorded or contracted. Scheduled dates may still move.',
    appearances: upcomingAppearances,
  },
} satisfies Meta<typeof UpcomingAppearances>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const statuses = canvas.getAllByText(/^(Confirmed|Scheduled)$/).map((badge) => badge.textContent);
    await expect(statuses).toEqual(['Confirmed', 'Confirmed', 'Scheduled']);
  },
};
