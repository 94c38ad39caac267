import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, type BadgeProps } from '../cards/Badge';
import { brandNamed } from './brands';
import { colourPairs, contrast, type ColourPair } from './contrast';
import { TokenTable } from './TokenTable';
import { vars } from './vars.css';

/**
 * Text has at least 4.5 : 1 on every background it may stand on, the border of a control at least 3 : 1, in both themes of the brand
 * in the toolbar; a test checks every pair of every brand.
 */
const meta = { title: 'Theme/Contrast', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const schemes = ['light', 'dark'] as const;

/** What each contrast ratio allows. WCAG 2.2 asks less of large text (from 24 px, or 18.7 px bold) and of controls. */
function markOf(ratio: number, least: number): { tone: BadgeProps['tone']; label: string } {
  if (ratio < least) return ratio >= 3 ? { tone: 'warning', label: 'Large only' } : { tone: 'danger', label: 'Fails' };
  if (least < 4.5) return { tone: 'success', label: 'AA control' };
  return ratio >= 7 ? { tone: 'success', label: 'AAA' } : { tone: 'success', label: 'AA' };
}

function Sample({ pair: { colour, on, least } }: { pair: ColourPair }) {
  const ratio = contrast(colour, on);
  const { tone, label } = markOf(ratio, least);
  const isText = least >= 4.5;
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: vars.space.s, whiteSpace: 'nowrap' }}>
      <span
        aria-hidden="true"
        style={{
          inlineSize: '4.5rem',
          textAlign: 'center',
          background: on,
          color: colour,
          printColorAdjust: 'exact',
          border: `1px solid ${isText ? vars.colour.hairline : colour}`,
          borderRadius: vars.radius.control,
          padding: `${vars.space.xxs} 0`,
        }}
      >
        {isText ? 'Aa 12' : <>&nbsp;</>}
      </span>
      <span style={{ inlineSize: '4rem' }}>{ratio.toFixed(1)} : 1</span>
      <Badge tone={tone}>{label}</Badge>
    </div>
  );
}

/**
 * Every pair that components use for text or a control's border, computed from the tokens as WCAG 2.2 defines it.
 * **AAA** is 7 : 1 and **AA** 4.5 : 1, for text of any size. **Large only**, from 3 : 1, would be enough for text from
 * 24 px, or 18.7 px bold; no pair relies on that. **AA control** is the 3 : 1 of a border.
 */
export const Pairs: Story = {
  render: (_args, { globals }) => {
    const { colour } = brandNamed(globals.brand);
    const [light, dark] = schemes.map((scheme) => colourPairs(colour[scheme])) as [ColourPair[], ColourPair[]];
    return (
      <TokenTable
        caption="Contrast of every pair in use"
        head={['Pair', 'Light', 'Dark']}
        rows={light.map((pair, place) => ({
          name: pair.name,
          cells: [<Sample key="light" pair={pair} />, <Sample key="dark" pair={dark[place]!} />],
        }))}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(AAA|AA|AA control)$/)).toHaveLength(
      2 * canvas.getAllByRole('rowheader').length,
    );
    await expect(canvas.queryByText(/Fails|Large only/)).toBeNull();
  },
};
