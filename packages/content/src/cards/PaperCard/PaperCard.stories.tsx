import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { whitePapers } from '../../collections/white-papers/entries';
import { PaperCard } from '.';
import { paperCard as guide } from '../cards.guide';

const meta = {
  title: 'Content/Cards/PaperCard',
  component: PaperCard,
  parameters: { guide },
  args: { paper: whitePapers[0]! },
} satisfies Meta<typeof PaperCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutFile: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('18 pages · 1,240 downloads')).toBeVisible();
    const download = canvas.getByRole('button', {
      name: `Download ${args.paper.title}`,
      description: 'Not available yet',
    });
    await expect(download).toHaveAttribute('aria-disabled', 'true');
  },
};
export const WithFile: Story = {
  args: { paper: { ...whitePapers[0]!, downloadUrl: 'https://files.example.com/first-budget.pdf' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /^Download/ })).toBeVisible(),
};
