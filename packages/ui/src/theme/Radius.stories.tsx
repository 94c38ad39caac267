import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandNamed } from './brands';
import { TokenTable } from './TokenTable';
import type { Tokens } from './tokens';
import { vars } from './vars.css';

/** Two radii: `control` for buttons and fields, `surface` for cards and dialogs. Pictures have none. */
const meta = { title: 'Theme/Radius', tags: ['!manifest'] } satisfies Meta;

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
};
