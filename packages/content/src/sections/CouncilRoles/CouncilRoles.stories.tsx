import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { councilRolesCollection } from '../../collections/council-roles';
import { councilRoles } from '../../collections/council-roles/entries';
import { amounts } from '../../stories/amounts';
import { CouncilRoles } from '.';
import { guide } from './CouncilRoles.guide';

const councilRolesSection = {
  label: 'Councils',
  heading: 'Alliance of Managed Service Firms',
  intro: 'Two councils of the trade association whose members run IT for small and mid-sized companies.',
};

const meta = {
  title: 'Content/Sections/CouncilRoles',
  component: CouncilRoles,
  parameters: { guide, layout: 'fullscreen' },
  args: { ...councilRolesSection, roles: councilRoles },
} satisfies Meta<typeof CouncilRoles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: councilRolesSection.heading })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(CouncilRoles, amounts('roles', councilRolesCollection)),
};

export const ResponsibilitiesWithoutVerbs: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    roles: councilRoles.map((role) => ({
      ...role,
      responsibilities: ['Strategy', 'Governance', 'Reporting', 'Member relations'],
    })),
  },
};
