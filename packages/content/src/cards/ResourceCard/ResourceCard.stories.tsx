import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { resourceCategories } from '../../collections/resources/entries';
import { ResourceCard } from '.';

const resource = resourceCategories[0]!.resources[0]!;
const downloadUrl = 'https://files.example.com/checklist.pdf';

const meta = {
  title: 'Content/Cards/ResourceCard',
  component: ResourceCard,
  args: { resource, level: 3 },
} satisfies Meta<typeof ResourceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutFile: Story = {
  args: { resource: { ...resource, downloadUrl: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.resource.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Ask for it ${args.resource.name}` })).toBeVisible();
  },
};
export const WithFile: Story = {
  args: { resource: { ...resource, downloadUrl }, files: { [downloadUrl]: { bytes: 84_000, pages: 4 } } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^Download/, description: 'PDF, 4 pages, 84 KB' })).toBeVisible(),
};
