import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandNamed } from './brands';
import { breakpoints } from './breakpoints';
import { Bar, TokenTable } from './TokenTable';
import { advisorTokens } from './tokens';
import { vars } from './vars.css';

/**
 * Three layouts: a phone's, one from `tablet` and one from `desktop` on, in em, so that they follow the reader's text
 * size. They are the same for every brand, because a media query cannot read a token. The widths are tokens.
 */
const meta = { title: 'Theme/Breakpoints and widths' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Breakpoints: Story = {
  render: () => (
    <TokenTable
      rows={Object.entries({ phone: 0, ...breakpoints }).map(([name, px]) => ({
        name,
        value: px === 0 ? 'below' : `from ${px} px`,
        sample: <Bar length={`${px || breakpoints.tablet}px`} name={name} />,
      }))}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByText(`from ${breakpoints.desktop} px`)).toBeVisible(),
};

/** The page, a column of text, a form, and what a finger can hit. */
export const Widths: Story = {
  render: (_args, { globals }) => (
    <TokenTable
      rows={Object.entries(brandNamed(globals.brand).width).map(([name, px]) => ({
        name,
        value: `${px} px`,
        sample: <Bar length={vars.width[name as keyof typeof vars.width]} name={name} />,
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-bar="target"]')!;
    await expect(bar.getBoundingClientRect().width).toBe(advisorTokens.width.target);
  },
};
