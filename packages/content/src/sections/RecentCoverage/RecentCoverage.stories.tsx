import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recentCoverage } from '../../collections/coverage/entries';
import { RecentCoverage } from '.';

const meta = {
  title: 'Content/Sections/RecentCoverage',
  component: RecentCoverage,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Coverage', heading: 'Recent coverage', coverage: recentCoverage },
} satisfies Meta<typeof RecentCoverage>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(recentCoverage.map(({ url }) => url));
  },
};
