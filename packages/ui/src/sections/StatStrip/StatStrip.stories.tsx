import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatStrip } from '.';
import { guide } from './StatStrip.guide';

const meta = {
  title: 'Sections/StatStrip',
  component: StatStrip,
  args: {
    label: 'Impact',
    heading: 'Fifteen years in figures',
    items: [
      { value: '15+', label: 'years of global advisory experience' },
      { value: '100+', label: 'strategic initiatives led' },
      { value: '25+', label: 'global mentoring relationships' },
      { value: '1,200+', label: 'organizations advised' },
      { value: '35+', label: 'countries reached' },
    ],
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof StatStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each figure is associated with its label in the accessibility tree, whatever the visual order. */
export const Five: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    await expect(terms).toHaveLength(5);
    await expect(terms[0]!.nextElementSibling).toHaveTextContent('15+');
    await expect(canvas.getAllByRole('definition')).toHaveLength(5);
    await expect(parseFloat(getComputedStyle(canvas.getByText('15+')).fontSize)).toBeGreaterThan(46);
  },
};
/** In narrow columns figures are as large as the longest of them can be on one line. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map((figure) => ({
      height: figure.clientHeight,
      size: parseFloat(getComputedStyle(figure).fontSize),
    }));
    for (const { height, size } of figures) await expect(height).toBeLessThan(1.5 * size);
    await expect(new Set(figures.map(({ size }) => size)).size).toBe(1);
  },
};
/** A value of more than six characters makes all of them as large as a headline. */
export const Four: Story = {
  args: {
    label: 'Speaking',
    heading: undefined,
    items: [
      { value: '200+', label: 'events' },
      { value: '4.9/5', label: 'average rating by organizers' },
      { value: '15+', label: 'years on stage' },
      { value: 'Worldwide', label: 'coverage, in person and online' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(parseFloat(getComputedStyle(canvas.getByText('200+')).fontSize)).toBeLessThanOrEqual(46);
  },
};
export const OnABand: Story = { args: { background: 'sunken' } };

export const EightFigures: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    items: [
      { value: '15+', label: 'years of global advisory experience' },
      { value: '25+', label: 'global mentoring relationships' },
      { value: '35+', label: 'countries reached' },
      { value: '90+', label: 'talks at conferences' },
      { value: '12', label: 'white papers' },
      { value: '4', label: 'companies founded' },
      { value: '2', label: 'boards of industry associations' },
      { value: '18', label: 'podcast episodes' },
    ],
  },
};
