import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { headingLevels } from '../../layout/Heading';
import { sectionSurfaces } from '../../layout/Section';
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
      { value: '200+', label: 'organizations advised' },
      { value: '35+', label: 'countries reached' },
    ],
  },
  argTypes: {
    surface: { control: 'inline-radio', options: sectionSurfaces },
    level: { control: 'select', options: headingLevels },
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof StatStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The font sizes in px, which must be equal, and whether all figures fit their columns. */
function sizesOf(figures: HTMLElement[]) {
  const sizes = new Set(figures.map((figure) => parseFloat(getComputedStyle(figure).fontSize)));
  const widths = figures.map((figure) => {
    const range = document.createRange();
    range.selectNodeContents(figure);
    return { text: range.getBoundingClientRect().width, column: figure.clientWidth };
  });
  return { sizes: [...sizes], haveRoom: widths.every(({ text, column }) => text <= column + 1) };
}

/** Each figure is associated with its label in the accessibility tree, whatever the visual order. */
export const Five: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    await expect(terms).toHaveLength(5);
    await expect(terms[0]!.nextElementSibling).toHaveTextContent('15+');
    await expect(canvas.getAllByRole('definition')).toHaveLength(5);
    const measured = () => sizesOf(canvas.getAllByRole('definition'));
    await expect(measured().sizes).toHaveLength(1);
    await expect(measured().sizes[0]).toBeGreaterThanOrEqual(96);
    await waitFor(() => expect(measured().haveRoom).toBe(true));
  },
};
/** Three figures reach 140 px, in the display cut. */
export const Three: Story = {
  args: {
    items: [
      { value: '325+', label: 'people mentored' },
      { value: '35', label: 'countries they live in' },
      { value: '92%', label: 'finish their program' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(sizesOf(canvas.getAllByRole('definition')).sizes).toEqual([140]);
    await waitFor(() =>
      expect([...document.fonts].some(({ stretch, status }) => stretch === '75%' && status === 'loaded')).toBe(true),
    );
    await expect(sizesOf(canvas.getAllByRole('definition')).haveRoom).toBe(true);
  },
};
/** With a word, all figures stay at headline size. */
export const WithAPlace: Story = {
  args: {
    items: [
      { value: '1984', label: 'established' },
      { value: 'Northern Indiana', label: 'location' },
      { value: '4', label: 'crops in rotation' },
    ],
  },
  play: async ({ canvas }) => expect(sizesOf(canvas.getAllByRole('definition')).sizes[0]).toBeLessThan(47),
};
const placesOf = (figures: HTMLElement[]) => figures.map((figure) => figure.parentElement!.getBoundingClientRect());

/** On a phone an odd number of figures is a list, so that none is alone in a row of two. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await waitFor(() => expect(sizesOf(figures).haveRoom).toBe(true));
    const places = placesOf(figures);
    await expect(new Set(places.map(({ left, width }) => `${left} ${width}`)).size).toBe(1);
    await expect(new Set(places.map(({ top }) => top)).size).toBe(5);
    const labels = canvas.getAllByRole('term').map((label) => label.getBoundingClientRect().left);
    await expect(new Set(labels).size).toBe(1);
  },
};
/** Five short figures are in one row. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await waitFor(() => expect(sizesOf(figures).haveRoom).toBe(true));
    await expect(new Set(placesOf(figures).map(({ top }) => top)).size).toBe(1);
  },
};
/** Five longer ones are a list there. */
export const FiveLongOnATablet: Story = {
  args: {
    items: [
      { value: '5,000+', label: 'subscribers' },
      { value: '24', label: 'editions' },
      { value: '2', label: 'pages per edition' },
      { value: '4.9/5', label: 'average rating' },
      { value: '35+', label: 'countries reached' },
    ],
  },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition');
    await waitFor(() => expect(sizesOf(figures).haveRoom).toBe(true));
    await expect(new Set(placesOf(figures).map(({ top }) => top)).size).toBe(5);
  },
};
export const Four: Story = {
  args: {
    label: 'Speaking',
    heading: undefined,
    items: [
      { value: '200+', label: 'events' },
      { value: '4.9/5', label: 'average rating by organisers' },
      { value: '15+', label: 'years on stage' },
      { value: 'Global', label: 'coverage, in person and online' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    const measured = () => sizesOf(canvas.getAllByRole('definition'));
    await expect(measured().sizes[0]).toBeGreaterThanOrEqual(96);
    await waitFor(() => expect(measured().haveRoom).toBe(true));
  },
};
export const OnABand: Story = { args: { surface: 'sunken' } };

export const WithoutScope: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { value: '100%', label: 'satisfaction' },
      { value: '24/7', label: 'support' },
      { value: '360°', label: 'view' },
    ],
  },
};
