import { sectionSurfaces } from '@advisor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Statements } from '.';
import { guide } from './Statements.guide';

const meta = {
  title: 'Content/Sections/Statements',
  component: Statements,
  args: {
    label: 'Outcomes',
    heading: 'What you get',
    items: [
      'A written recommendation that you can show to your board',
      'The options you rejected, and why',
      'Names and dates for the first steps',
    ],
  },
  argTypes: { surface: { control: 'inline-radio', options: sectionSurfaces } },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Statements>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Larger than the surrounding text. */
export const Three: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(parseFloat(getComputedStyle(first!).fontSize)).toBeGreaterThan(23);
  },
};

export const OnABand: Story = { args: { surface: 'sunken' } };

export const LongWords: Story = {
  args: { items: ['Gesellschaftsversicherungsgenossenschaftsverbandsvorsitzende'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
