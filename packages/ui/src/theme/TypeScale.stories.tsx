import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../layout/Heading';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { brandNamed } from './brands';
import { textSizes } from './tokens';
import { vars } from './vars.css';

/**
 * The one type scale, drawn from the tokens of the brand in the toolbar. A size is chosen for its place, not for its
 * figure: `m` for reading, `s` and `xs` beside it, `l` and up for headings; `display` and `hero` once on a page.
 */
const meta = { title: 'Theme/Type scale' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const smallestHeading = textSizes.indexOf('l');

const row = {
  display: 'grid',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.colour.hairline}`,
};

export const Sizes: Story = {
  render: (_args, { globals }) => (
    <ul>
      {textSizes.toReversed().map((size) => {
        const { phone, wide } = brandNamed(globals.brand).type[size];
        return (
          <li key={size} style={row}>
            <Text size="xs" tone="soft" tabular>
              <strong>{size}</strong>, {phone.size} px on a phone, {wide.size} px wide
            </Text>
            {textSizes.indexOf(size) >= smallestHeading ? (
              <Heading level={2} size={size}>
                Security that the board can follow
              </Heading>
            ) : (
              <Text size={size}>Most breaches begin with something small that nobody owned.</Text>
            )}
          </li>
        );
      })}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(textSizes.length);
    const sizes = canvas.getAllByRole('heading').map((heading) => parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  },
};

const sample = 'Fifteen years, 35 countries, 1,204 decisions';

/** The first family of a list, without its quotes: the others stand in for it. */
const family = (list: string) => list.split(',')[0]!.replaceAll("'", '');

export const Families: Story = {
  render: (_args, { globals }) => {
    const { font, weight } = brandNamed(globals.brand);
    return (
      <Stack space="l">
        <Heading level={2}>
          {family(font.heading)} {weight.heading}: {sample}
        </Heading>
        {(['regular', 'medium', 'strong'] as const).map((name) => (
          <Text key={name} weight={name}>
            {family(font.text)} {weight[name]}, {name}: {sample}
          </Text>
        ))}
        <p style={{ fontFamily: vars.font.mono, fontSize: vars.size.s }}>
          Monospaced, for file names: msp-pricing-2026-11-02.json
        </p>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(document.fonts.check("500 20px 'Newsreader'")).toBe(true);
    await expect(getComputedStyle(canvas.getByRole('heading')).fontFamily).toContain('Newsreader');
  },
};
