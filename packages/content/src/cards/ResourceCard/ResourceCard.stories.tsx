import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { resourceCategories } from '../../collections/resources/entries';
import { ResourceCard } from '.';

const resource = resourceCategories[0]!.resources[0]!;

const meta = {
  title: 'Content/Cards/ResourceCard',
  component: ResourceCard,
  args: { resource, level: 3 },
} satisfies Meta<typeof ResourceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutFile: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.resource.name })).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Download ${args.resource.name}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const WithFile: Story = {
  args: { resource: { ...resource, downloadUrl: 'https://files.example.com/checklist.pdf' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /^Download/ })).toBeVisible(),
};
