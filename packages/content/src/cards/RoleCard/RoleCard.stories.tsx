import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { councilRoles } from '../../collections/council-roles/entries';
import { councilRole } from '../../collections/council-roles/schema';
import { extremes } from '../../stories/extremes';
import { RoleCard } from '.';
import { guide } from './RoleCard.guide';

const meta = {
  title: 'Content/Cards/RoleCard',
  component: RoleCard,
  parameters: { guide },
  args: { role: councilRoles[0]! },
} satisfies Meta<typeof RoleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.role.name })).toBeVisible();
    await expect(canvas.getByText(args.role.role)).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...args.role.responsibilities,
    ]);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(RoleCard, extremes('role', councilRole, councilRoles[0]!), 'rows'),
};

export const AbbreviatedOrganization: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { role: { ...councilRoles[0]!, organization: 'AMSF' } },
};
