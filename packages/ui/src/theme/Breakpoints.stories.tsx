import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandNamed } from './brands';
import { breakpoints, media } from './breakpoints';
import { Bar, TokenTable } from './TokenTable';
import type { Tokens } from './tokens';

/**
 * Three layouts: phone, `tablet` and `desktop`. The breakpoints are in em, so they follow the reader's text size, and are
 * the same for every brand, because a media query cannot read a token. The widths are tokens.
 */
const meta = {
  title: 'Theme/Breakpoints and widths',
  tags: ['!manifest'],
  // Storybook would write JSX of what is rendered, and would not end: it follows an element within an element of a row
  // into everything that React knows of the page.
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const layouts: Record<'phone' | keyof typeof breakpoints, string> = {
  phone: 'One column; the bar has a menu.',
  tablet: 'Two columns of cards; fields side by side.',
  desktop: 'Up to four columns; labels beside the text; the bar shows its links.',
};
const layoutNames = Object.keys(layouts) as (keyof typeof layouts)[];
const from = { phone: 0, ...breakpoints };

/** Where each layout starts. The toolbar's widths show all three: 360, 768 and 1280 px. */
export const Breakpoints: Story = {
  render: () => (
    <TokenTable
      caption="Breakpoints"
      head={['Layout', 'Window', 'Media query', 'What changes']}
      rows={layoutNames.map((name) => ({
        name,
        cells: [
          name === 'phone' ? `below ${breakpoints.tablet}\u00a0px` : `from ${from[name]}\u00a0px`,
          name === 'phone' ? 'none' : <code key="query">{media[name]}</code>,
          layouts[name],
        ],
      }))}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByText(`from ${breakpoints.desktop} px`)).toBeVisible(),
};

const uses: Record<keyof Tokens['width'], string> = {
  page: 'The widest that a page gets',
  text: 'A column of text: 60 to 72 characters',
  narrow: 'A dialog with one question, a picture beside text',
  target: 'The least that a finger can hit',
};
const widths = Object.keys(uses) as (keyof typeof uses)[];

/** The page, a text column, a small dialog and the smallest touch target, to scale. */
export const Widths: Story = {
  render: (_args, { globals }) => {
    const { width } = brandNamed(globals.brand);
    return (
      <TokenTable
        caption="Widths"
        head={['Width', 'Value', 'For', 'In proportion']}
        rows={widths.map((name) => ({
          name,
          path: ['width', name],
          cells: [
            `${width[name]}\u00a0px`,
            uses[name],
            <div key="bar" style={{ inlineSize: '16rem' }}>
              <Bar length={`${(width[name] / width.page) * 100}%`} name={name} />
            </div>,
          ],
        }))}
      />
    );
  },
};
