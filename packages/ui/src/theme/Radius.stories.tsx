import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandNamed } from './brands';
import { TokenTable } from './TokenTable';
import { advisorTokens, type Tokens } from './tokens';
import { vars } from './vars.css';

/** Two radii: `control` for what is pressed or filled in, `surface` for cards and dialogs. Pictures have none. */
const meta = { title: 'Theme/Radius' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Corners: Story = {
  render: (_args, { globals }) => (
    <TokenTable
      rows={Object.entries(brandNamed(globals.brand).radius).map(([name, px]) => ({
        name,
        value: `${px} px`,
        sample: (
          <div
            data-corner={name}
            style={{
              inlineSize: '8rem',
              blockSize: vars.space.xxl,
              border: `1px solid ${vars.colour.rule}`,
              borderRadius: vars.radius[name as keyof Tokens['radius']],
            }}
          />
        ),
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const corner = canvasElement.querySelector('[data-corner="surface"]')!;
    await expect(getComputedStyle(corner).borderTopLeftRadius).toBe(`${advisorTokens.radius.surface}px`);
  },
};
