import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { councilRoles } from '../../collections/council-roles/entries';
import { councilRole } from '../../collections/council-roles/schema';
import { withLongTexts } from '../withLongTexts';
import { RoleCard } from '.';

const meta = {
  title: 'Content/Cards/RoleCard',
  component: RoleCard,
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

/** Every text is as long as the owner may write it. */
export const LongTexts: Story = { args: { role: withLongTexts(councilRole, councilRoles[0]!) } };
