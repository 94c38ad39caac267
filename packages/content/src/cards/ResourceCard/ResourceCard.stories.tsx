import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { resourceCategories } from '../../collections/resources/entries';
import { resourceCategory } from '../../collections/resources/schema';
import { longest } from '../../stories/extremes';
import { ResourceCard } from '.';
import { guide } from './ResourceCard.guide';

const resource = resourceCategories[0]!.resources[0]!;
const downloadUrl = 'https://files.example.com/checklist.pdf';

const meta = {
  title: 'Content/Cards/ResourceCard',
  component: ResourceCard,
  parameters: { guide },
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

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    ResourceCard,
    {
      'Without a file': WithoutFile.args!,
      'With a file': WithFile.args!,
      'Type alone: neither pages nor size are known': { resource: { ...resource, downloadUrl } },
      'No type: the address does not show it': {
        resource: { ...resource, downloadUrl: 'https://files.example.com/checklist' },
      },
      'Long: each text as long as its field allows': {
        resource: longest(resourceCategory, resourceCategories[0]!).resources[0]!,
      },
    },
    'rows',
  ),
};

export const ComingSoon: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    resource: { ...resource, downloadUrl: null, description: 'Coming soon: the file will be here in January.' },
  },
};
