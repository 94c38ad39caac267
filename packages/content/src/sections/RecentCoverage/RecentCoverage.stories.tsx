import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { recentCoverageCollection } from '../../collections/coverage';
import { recentCoverage } from '../../collections/coverage/entries';
import { amounts } from '../../stories/amounts';
import { RecentCoverage } from '.';
import { guide } from './RecentCoverage.guide';

const meta = {
  title: 'Content/Sections/RecentCoverage',
  component: RecentCoverage,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Coverage', heading: 'Recent coverage', coverage: recentCoverage },
} satisfies Meta<typeof RecentCoverage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(recentCoverage.map(({ url }) => url));
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(RecentCoverage, amounts('coverage', recentCoverageCollection)),
};

export const OutletAsTitle: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { coverage: recentCoverage.map((text) => ({ ...text, title: `Featured in ${text.outlet}` })) },
};
