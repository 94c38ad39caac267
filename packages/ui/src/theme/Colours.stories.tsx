import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, type BadgeProps } from '../cards/Badge';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { brandNamed } from './brands';
import { colourPairs, contrast, type ColourPair } from './contrast';
import { TokenTable } from './TokenTable';
import { levels } from './levels';
import type { ColourTokens } from './tokens';
import { vars } from './vars.css';

/**
 * Colours by role, from the tokens of the brand in the toolbar, in both themes. Text has at least 4.5 : 1 on every
 * background it may stand on, the border of a control at least 3 : 1; a test checks every pair of every brand. Choose a
 * colour by its role, never by its look: `vars.colour.accent` marks what can be pressed.
 */
const meta = { title: 'Theme/Colours', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const schemes = ['light', 'dark'] as const;

const roles: Record<Exclude<keyof ColourTokens, 'level'>, string> = {
  background: 'The page',
  surface: 'Cards that can be pressed, dialogs',
  sunken: 'A quiet band, a hovered row',
  text: 'Text',
  textSoft: 'Secondary text',
  border: 'Borders of controls',
  hairline: 'Decoration that separates',
  accent: 'Links, the primary action, the current place',
  accentStrong: 'The accent while pressed or hovered',
  onAccent: 'Text on the accent',
  marker: 'Small highlights, never a background',
  backdrop: 'The backdrop of a dialog',
};
const roleNames = Object.keys(roles) as (keyof typeof roles)[];

function Swatch({ colour, on }: { colour: string; on: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: vars.space.s }}>
      <span
        aria-hidden="true"
        style={{
          inlineSize: vars.space.xxl,
          blockSize: vars.space.xl,
          // Translucent colours are shown on the page's background.
          background: `linear-gradient(${colour}, ${colour}), ${on}`,
          border: `1px solid ${vars.colour.border}`,
          borderRadius: vars.radius.control,
          flexShrink: 0,
        }}
      />
      {colour}
    </div>
  );
}

/** Each role in both themes. Other sites override a colour by its CSS variable. */
export const Roles: Story = {
  render: (_args, { globals }) => {
    const { colour } = brandNamed(globals.brand);
    return (
      <TokenTable
        caption="Colours by role"
        head={['Role', 'For', 'Light', 'Dark']}
        rows={roleNames.map((role) => ({
          name: role,
          path: ['colour', role],
          cells: [
            roles[role],
            ...schemes.map((scheme) => (
              <Swatch key={scheme} colour={colour[scheme][role]} on={colour[scheme].background} />
            )),
          ],
        }))}
      />
    );
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('rowheader')).toHaveLength(roleNames.length),
};

/** What each contrast ratio allows. WCAG 2.2 asks less of large text (from 24 px, or 18.7 px bold) and of controls. */
function markOf(ratio: number, least: number): { tone: BadgeProps['tone']; label: string } {
  if (ratio < least) return ratio >= 3 ? { tone: 'medium', label: 'Large only' } : { tone: 'critical', label: 'Fails' };
  if (least < 4.5) return { tone: 'low', label: 'AA control' };
  return ratio >= 7 ? { tone: 'low', label: 'AAA' } : { tone: 'low', label: 'AA' };
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
export const Contrast: Story = {
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

/** For a risk, a score or a notice. A level is always named in words too; colour only repeats it. */
export const Levels: Story = {
  render: (_args, { globals }) => {
    const { colour } = brandNamed(globals.brand);
    return (
      <Stack space="m">
        <Text size="s" measure>
          Each level is a text colour and the tint that it stands on.
        </Text>
        <TokenTable
          caption="The four levels"
          head={['Level', 'Light', 'Dark']}
          rows={levels.map((level) => ({
            name: level,
            path: ['colour', 'level', level, 'text'],
            cells: schemes.map((scheme) => {
              const { text, tint } = colour[scheme].level[level];
              return (
                <span
                  key={scheme}
                  style={{
                    color: text,
                    background: tint,
                    borderRadius: vars.radius.control,
                    padding: `${vars.space.xs} ${vars.space.s}`,
                    whiteSpace: 'nowrap',
                  }}
                >
                  {text} on {tint}, {contrast(text, tint).toFixed(1)} : 1
                </span>
              );
            }),
          }))}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('rowheader')).toHaveLength(levels.length),
};
