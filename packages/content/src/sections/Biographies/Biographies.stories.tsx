import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { biographies as guide } from '../sections.guide';
import { Biographies } from '.';

const meta = {
  title: 'Content/Sections/Biographies',
  component: Biographies,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    label: 'In words',
    heading: 'Biography',
    ownerName: 'Ada Sample',
    role: 'Advisor on cybersecurity',
    paragraphs: [
      'Ada Sample advises managed service providers and corporate boards.',
      [
        { text: 'She began on a help desk, and ' },
        { text: 'ran the company', emphasis: true },
        { text: ' in five years.' },
      ],
    ],
  },
} satisfies Meta<typeof Biographies>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four lengths, each with its word count and a copy button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const names = ['One line', 'One paragraph', 'In full', 'Introduction to read aloud'];
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(names);
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      names.map((name) => `Copy ${name}`),
    );
    await expect(canvas.getByText('5 words')).toBeVisible();
  },
};

const long = 'Gesellschaftsversicherungsgenossenschaftsverband';

/** Long words wrap, and a single paragraph is not repeated. */
export const OneParagraphOnAPhone: Story = {
  args: { paragraphs: [`${long} ${long} ${long}`], role: long },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getAllByRole('button')[0]!.getBoundingClientRect();
    await expect(button.left).toBeLessThan(canvas.getByText('5 words').getBoundingClientRect().left);
  },
};
