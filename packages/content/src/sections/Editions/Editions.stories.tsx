import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleEditions } from '../../collections/editions/sampleEditions';
import { Editions } from '.';

const meta = {
  title: 'Content/Sections/Editions',
  component: Editions,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Editions', heading: 'Editions to read', editions: sampleEditions },
} satisfies Meta<typeof Editions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Insurance now asks for proof' })).toHaveAttribute(
      'href',
      '/executive-brief/insurance-asks-for-proof',
    );
    await expect(canvas.getByText('November 20, 2026')).toHaveAttribute('datetime', '2026-11-20');
    await expect(canvas.getByText(/Cybersecurity brief/)).toBeVisible();
  },
};

/** Without a published edition there is no section. */
export const None: Story = {
  args: { editions: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
