import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { councilRoles } from '../../collections/council-roles/entries';
import { CouncilRoles } from '.';

const councilRolesSection = {
  label: 'Councils',
  heading: 'Alliance of Managed Service Firms',
  intro: 'Two councils of the trade association whose members run IT for small and mid-sized companies.',
};

const meta = {
  title: 'Content/Sections/CouncilRoles',
  component: CouncilRoles,
  parameters: { layout: 'fullscreen' },
  args: { ...councilRolesSection, roles: councilRoles },
} satisfies Meta<typeof CouncilRoles>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: councilRolesSection.heading })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
