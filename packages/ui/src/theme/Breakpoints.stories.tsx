import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { breakpoints, media } from './breakpoints';
import { TokenTable } from './TokenTable';

/**
 * Three layouts: phone, `tablet` and `desktop`. The breakpoints are in em, so they follow the reader's text size, and are
 * the same for every brand, because a media query cannot read a token.
 */
const meta = { title: 'Theme/Breakpoints', tags: ['!manifest'] } satisfies Meta;

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
export const Layouts: Story = {
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
