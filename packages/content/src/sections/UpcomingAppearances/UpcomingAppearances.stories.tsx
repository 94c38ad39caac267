import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { upcomingAppearancesCollection } from '../../collections/upcoming-appearances';
import { upcomingAppearances } from '../../collections/upcoming-appearances/entries';
import { amounts } from '../../stories/amounts';
import { UpcomingAppearances } from '.';
import { guide } from './UpcomingAppearances.guide';

const meta = {
  title: 'Content/Sections/UpcomingAppearances',
  component: UpcomingAppearances,
  parameters: { guide, layout: 'fullscreen' },
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

export const States: StoryObj<typeof meta> = {
  tags: ['!manifest'],
  render: inVariants(UpcomingAppearances, amounts('appearances', upcomingAppearancesCollection)),
};

export const DateHasPassed: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { appearances: [{ ...upcomingAppearances[0]!, date: '2024-03-19' }, ...upcomingAppearances.slice(1)] },
};
