import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { layerNames } from './layerNames';
import { TokenTable } from './TokenTable';

/**
 * Five cascade layers, so that the order of stylesheets never changes the result.
 */
const meta = { title: 'Theme/Layers', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
