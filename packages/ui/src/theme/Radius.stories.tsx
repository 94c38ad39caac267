import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandNamed } from './brands';
import { TokenTable } from './TokenTable';
import { advisorTokens, type Tokens } from './tokens';
import { vars } from './vars.css';

/** Two radii: `control` for buttons and fields, `surface` for cards and dialogs. Pictures have none. */
const meta = { title: 'Theme/Radius' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const uses: Record<keyof Tokens['radius'], string> = {
  control: 'Buttons, fields, badges',
  surface: 'Cards and dialogs',
};
const names = Object.keys(uses) as (keyof typeof uses)[];

export const Corners: Story = {
  render: (_args, { globals }) => (
    <TokenTable
      caption="Radii"
      head={['Radius', 'Value', 'For', 'Looks like']}
      rows={names.map((name) => ({
        name,
        path: ['radius', name],
        cells: [
          `${brandNamed(globals.brand).radius[name]}\u00a0px`,
          uses[name],
          <div
            key="corner"
            data-corner={name}
            style={{
              inlineSize: '8rem',
              blockSize: '4rem',
              background: vars.colour.surface,
              border: `1px solid ${vars.colour.border}`,
              borderRadius: vars.radius[name],
            }}
          />,
        ],
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const corner = canvasElement.querySelector('[data-corner="surface"]')!;
    await expect(getComputedStyle(corner).borderTopLeftRadius).toBe(`${advisorTokens.radius.surface}px`);
  },
};
