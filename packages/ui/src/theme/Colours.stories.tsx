import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Heading } from '../layout/Heading';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { brandNamed } from './brands';
import { colourPairs, contrast, type ColourPair } from './contrast';
import { levels, type ColourTokens } from './tokens';
import { vars } from './vars.css';

/**
 * Colours by role, drawn from the tokens of the brand in the toolbar, both themes beside each other. Text is at least
 * 4.5 : 1 on whatever it stands on, the border of a control at least 3 : 1; `contrast.test.ts` holds every pair of every
 * brand to that. Use a colour for what its role says, never for how it looks: `vars.colour.accent` is what can be pressed.
 */
const meta = { title: 'Theme/Colours' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const schemes = ['light', 'dark'] as const;
const cell = {
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.s} 0`,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const;
const line = { borderBlockEnd: `1px solid ${vars.colour.hairline}` };

const roles: [Exclude<keyof ColourTokens, 'level' | 'scrim'>, string][] = [
  ['paper', 'The page'],
  ['surface', 'Cards that can be pressed, dialogs'],
  ['sunken', 'A quiet band, a hovered row'],
  ['ink', 'Text'],
  ['inkSoft', 'Secondary text'],
  ['rule', 'Borders of controls'],
  ['hairline', 'Decoration that separates'],
  ['accent', 'Links, the primary action, the current place'],
  ['accentStrong', 'The accent while pressed or hovered'],
  ['onAccent', 'Text on the accent'],
  ['marker', 'Small highlights, never a background'],
];

function Table({ caption, head, children }: { caption: string; head: readonly string[]; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls sideways must be reachable by keyboard.
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
      <table
        style={{
          inlineSize: '100%',
          fontSize: vars.size.s,
          lineHeight: vars.leading.s,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <thead>
          <tr style={line}>
            {head.map((title) => (
              <th
                key={title}
                scope="col"
                style={{ ...cell, fontSize: vars.size.xs, fontWeight: vars.weight.medium, color: vars.colour.inkSoft }}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: vars.space.s }}>
      <span
        aria-hidden="true"
        style={{
          inlineSize: vars.space.xxl,
          blockSize: vars.space.xl,
          background: colour,
          border: `1px solid ${vars.colour.rule}`,
          flexShrink: 0,
        }}
      />
      {colour}
    </div>
  );
}

function Sample({ pair: { colour, on, least } }: { pair: ColourPair }) {
  const ratio = contrast(colour, on);
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: vars.space.s }}>
      <span
        aria-hidden="true"
        style={{
          background: on,
          color: colour,
          border: `1px solid ${least < 4.5 ? colour : vars.colour.hairline}`,
          padding: `${vars.space.xxs} ${vars.space.s}`,
        }}
      >
        {least < 4.5 ? <>&nbsp;&nbsp;&nbsp;&nbsp;</> : 'Aa 12'}
      </span>
      <span style={{ whiteSpace: 'nowrap' }}>
        {ratio.toFixed(1)} : 1 {ratio >= least ? '' : `(below ${least})`}
      </span>
    </div>
  );
}

export const Roles: Story = {
  render: (_args, { globals }) => (
    <Stack space="l">
      <Heading level={2}>Colours by role</Heading>
      <Table caption="Colours by role" head={['Role', 'For', 'Light', 'Dark']}>
        {roles.map(([role, use]) => (
          <tr key={role} style={line}>
            <th scope="row" style={{ ...cell, fontWeight: vars.weight.strong }}>
              {role}
            </th>
            <td style={cell}>{use}</td>
            {schemes.map((scheme) => (
              <td key={scheme} style={cell}>
                <Swatch colour={brandNamed(globals.brand).colour[scheme][role]} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('rowheader')).toHaveLength(roles.length),
};

export const Contrast: Story = {
  render: (_args, { globals }) => {
    const { colour } = brandNamed(globals.brand);
    const [light, dark] = schemes.map((scheme) => colourPairs(colour[scheme])) as [ColourPair[], ColourPair[]];
    return (
      <Stack space="l">
        <Heading level={2}>Contrast of every pair in use</Heading>
        <Text measure>Computed here from the tokens, as WCAG 2.2 defines it.</Text>
        <Table caption="Contrast of every pair in use" head={['Pair', 'At least', 'Light', 'Dark']}>
          {light.map((pair, index) => (
            <tr key={pair.name} style={line}>
              <th scope="row" style={{ ...cell, fontWeight: vars.weight.regular }}>
                {pair.name}
              </th>
              <td style={cell}>{pair.least} : 1</td>
              <td style={cell}>
                <Sample pair={pair} />
              </td>
              <td style={cell}>
                <Sample pair={dark[index]!} />
              </td>
            </tr>
          ))}
        </Table>
      </Stack>
    );
  },
  play: async ({ canvas }) => expect(canvas.queryByText(/below/)).toBeNull(),
};

export const Levels: Story = {
  render: (_args, { globals }) => (
    <Stack space="l">
      <Heading level={2}>The four levels</Heading>
      <Text measure>
        For a risk, a score or a notice. A level is always named in words as well: colour only repeats it.
      </Text>
      <Table caption="The four levels" head={['Level', 'Light', 'Dark']}>
        {levels.map((level) => (
          <tr key={level} style={line}>
            <th scope="row" style={{ ...cell, fontWeight: vars.weight.strong }}>
              {level}
            </th>
            {schemes.map((scheme) => {
              const { text, tint } = brandNamed(globals.brand).colour[scheme].level[level];
              return (
                <td key={scheme} style={cell}>
                  <span
                    style={{
                      color: text,
                      background: tint,
                      padding: `${vars.space.xs} ${vars.space.s}`,
                      whiteSpace: 'nowrap',
                    }}
                  >
                    {text} on {tint}, {contrast(text, tint).toFixed(1)} : 1
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </Table>
    </Stack>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([...levels]),
};
