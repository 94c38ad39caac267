import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { councilRoles } from '../../collections/council-roles/entries';
import { councilRolesSection } from '../../lists/global-initiatives';
import { CouncilRoles } from '.';

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
