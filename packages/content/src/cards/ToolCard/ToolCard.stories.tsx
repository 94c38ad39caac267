import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { tools } from '../../collections/tools/entries';
import { tool } from '../../collections/tools/schema';
import { extremes } from '../../stories/extremes';
import { ToolCard } from '.';
import { guide } from './ToolCard.guide';

const meta = {
  title: 'Content/Cards/ToolCard',
  component: ToolCard,
  parameters: { guide },
  args: { tool: tools[0]! },
} satisfies Meta<typeof ToolCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of this site opens in the same tab. */
export const PageOfThisSite: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: `Access ${args.tool.name}` });
    await expect(link).toHaveAttribute('href', args.tool.url);
    await expect(link).not.toHaveAttribute('target');
  },
};

/** A tool elsewhere opens in a new tab, without referrer. */
export const OtherSite: Story = {
  args: { tool: { ...tools[0]!, url: 'https://tools.example.com/assessment' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(ToolCard, extremes('tool', tool, tools[0]!), 'columns'),
};

export const ExplainsTheButton: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    tool: { ...tools[0]!, description: 'Press “Access” below to open the assessment. It opens in your browser.' },
  },
};
