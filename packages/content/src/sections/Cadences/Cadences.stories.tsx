import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cadences } from '.';

const meta = {
  title: 'Content/Sections/Cadences',
  component: Cadences,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'How often',
    heading: 'A year of mails',
    items: [
      { label: 'Weekly', perYear: 52 },
      { label: 'Every two weeks', perYear: 26 },
      { label: 'Monthly', perYear: 12 },
      { label: 'Quarterly', perYear: 4 },
    ],
  },
} satisfies Meta<typeof Cadences>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A mark for each mail in a year. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      args.items.map(({ label, perYear }) => `${label}${perYear} a year`),
    );
    const marks = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d')!.match(/M/g));
    await expect(marks.map((each) => each!.length)).toEqual([52, 26, 12, 4]);
  },
};

export const One: Story = {
  args: { items: [{ label: 'Once', perYear: 1 }] },
  play: async ({ canvasElement }) => {
    // In the middle of the year.
    await expect(canvasElement.querySelector('path')).toHaveAttribute('d', 'M500 2v14');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone', isRotated: false } },
  args: { items: [{ label: 'Gesellschaftsversicherungsgenossenschaft', perYear: 2 }] },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('listitem')).toBeNull(),
};
