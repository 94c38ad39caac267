import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BarList } from '.';
import { guide } from './BarList.guide';

const meta = {
  title: 'Charts/BarList',
  component: BarList,
  parameters: { guide },
  args: {
    label: 'Most seen pages',
    columns: ['Page', 'Seen'],
    rows: [
      { label: '/home', href: '#home', value: 1_204 },
      { label: '/resources', href: '#resources', value: 602 },
      { label: '/contact', href: '#contact', value: 88 },
      { label: '/ventures', href: '#ventures', value: 3 },
    ],
    nothing: 'No page was seen yet.',
  },
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table; the bars are decorative. */
export const Several: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Most seen pages' });
    await expect(within(table).getByRole('row', { name: '/home 1,204' })).toBeVisible();
    await expect(within(table).getByRole('link', { name: '/resources' })).toBeVisible();
    const widths = [...canvasElement.querySelectorAll('svg rect')].map((bar) => bar.getAttribute('width'));
    await expect(widths.slice(0, 2)).toEqual(['100', '50']);
  },
};

/** The strong part of a bar shows the second figure. */
export const Parts: Story = {
  args: {
    label: 'Forms begun and sent',
    columns: ['Form', 'Begun', 'Sent'],
    rows: [
      { label: 'Contact', value: 40, part: 12 },
      { label: 'Consultation', value: 10, part: 10 },
      { label: 'Mentorship', value: 4, part: 0 },
    ],
  },
  play: async ({ canvas }) => expect(canvas.getByRole('row', { name: 'Contact 40 12' })).toBeVisible(),
};

export const One: Story = { args: { rows: [{ label: '/home', value: 1 }] } };

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No page was seen yet.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [
      { label: `/${'rechtsschutzversicherungsgesellschaft-'.repeat(4)}`, value: 12_345_678 },
      { label: 'What a breach costs a company of fifty people, in euros and in hours', value: 4_000_000 },
    ],
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

/** In right-to-left text the bars start at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) =>
    expect(getComputedStyle(canvasElement.querySelector('td svg, th svg')!).transform).toBe(
      'matrix(-1, 0, 0, 1, 0, 0)',
    ),
};

export const ForcedColours: Story = { ...Parts, globals: { colours: 'forced' } };

export const ByTheAlphabet: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    rows: [
      { label: '/contact', value: 88 },
      { label: '/home', value: 1_204 },
      { label: '/resources', value: 602 },
      { label: '/ventures', value: 3 },
    ],
  },
};
