import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../layout/Text';
import { brandNamed } from './brands';
import { layerNames } from './layerNames';
import { Property, TokenTable } from './TokenTable';
import { vars } from './vars.css';

/**
 * **One shadow**, for what floats above the page: dialogs, menus, notices. Everything on the page is separated by hairlines.
 * **Five cascade layers**, so that the order of stylesheets never changes the result.
 */
const meta = { title: 'Theme/Shadow and layers', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** `overlay`, on a menu. */
export const Shadow: Story = {
  render: (_args, { globals }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xl, padding: vars.space.l }}>
      <div
        data-shadow
        style={{
          padding: vars.space.l,
          background: vars.colour.surface,
          border: `1px solid ${vars.colour.hairline}`,
          borderRadius: vars.radius.surface,
          boxShadow: vars.shadow.overlay,
        }}
      >
        <Text>Above the page</Text>
      </div>
      <div style={{ flex: '1 1 18rem', fontSize: vars.size.s, lineHeight: vars.leading.s }}>
        <strong>overlay</strong>
        <Property path={['shadow', 'overlay']} />
        {brandNamed(globals.brand).shadow.overlay}
      </div>
    </div>
  ),
  play: async ({ canvasElement }) =>
    expect(getComputedStyle(canvasElement.querySelector('[data-shadow]')!).boxShadow).not.toBe('none'),
};

const holds: Record<(typeof layerNames)[number], string> = {
  'advisor.reset': 'What every page starts from',
  'advisor.tokens': 'The CSS variables of the themes; another brand writes its own here',
  'advisor.base': 'Layout primitives and text',
  'advisor.components': 'Everything with a shape of its own',
  'advisor.overrides': 'Print, forced colours, reduced motion',
};

/**
 * Weakest first. All are in the layer `advisor`, which a page can place among its own: `@layer base, advisor, utilities;`.
 * Its rules outside any layer override all of them.
 */
export const Layers: Story = {
  render: () => (
    <TokenTable
      caption="Cascade layers"
      head={['Layer', 'What stands in it']}
      rows={layerNames.map((name) => ({ name, cells: [holds[name]] }))}
    />
  ),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([...layerNames]),
};
