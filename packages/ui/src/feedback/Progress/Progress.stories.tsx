import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { Progress } from '.';
import { guide } from './Progress.guide';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  parameters: { guide },
  args: { label: 'Questions answered', value: 3, max: 10, valueText: '3 of 10' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Questions answered' });
    await expect(bar).toHaveValue(3);
    await expect(bar).toHaveAttribute('max', '10');
    await expect(canvas.getByText('3 of 10')).toBeVisible();
  },
};

export const Started: Story = { args: { value: 0, valueText: '0 of 10' } };

export const Done: Story = { args: { value: 10, valueText: '10 of 10' } };

/** A part of each file is sent; the name of the second one breaks where it does not fit. */
export const Files: Story = {
  render: () => (
    <Stack as="ul">
      <li>
        <Progress label="portrait.jpg" value={70} valueText="70%" />
      </li>
      <li>
        <Progress
          label="quarterly-security-report-for-the-board-of-northwind-managed-it-2026-final-version.pdf"
          value={0}
          valueText="0%"
        />
      </li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'))).toEqual(['70', '0']);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The bar has an outline, so that one at 0 is seen, too. */
export const ForcedColors: Story = {
  args: { value: 0, valueText: '0 of 10' },
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('progressbar')).outlineStyle).toBe('solid');
  },
};

export const Guessed: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { label: 'Loading recipes', value: 90, max: 100, valueText: '90%' },
};
