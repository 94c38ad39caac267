import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Heading } from '../layout/Heading';
import { Text, textWeights } from '../layout/Text';
import { brandNamed } from './brands';
import { fluidAt } from './makeTheme';
import { Property, TokenTable } from './TokenTable';
import { textSizes, type Tokens } from './tokens';
import { vars } from './vars.css';

/**
 * The type scale, from the tokens of the brand in the toolbar. Choose a size by its purpose: `m` for body text, `s` and
 * `xs` for secondary text, `l` and up for headings, `display` and `hero` once per page. Sizes from `m` up grow with the
 * viewport from 360 to 1200 px, and all follow the reader's text size; large ones only as far as a word of 13 letters fits the
 * window.
 */
const meta = { title: 'Theme/Type scale', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const smallestHeading = textSizes.indexOf('l');
const isHeading = (size: (typeof textSizes)[number]) => textSizes.indexOf(size) >= smallestHeading;

/** Values in a narrow column beside the sample; above it on a phone. */
function Row({ facts, children }: { facts: ReactNode; children: ReactNode }) {
  return (
    <li
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: `${vars.space.s} ${vars.space.xl}`,
        paddingBlock: vars.space.l,
        borderBlockStart: `1px solid ${vars.colour.hairline}`,
      }}
    >
      <div style={{ flex: '0 0 13rem', fontSize: vars.size.xs, lineHeight: vars.leading.xs }}>{facts}</div>
      <div style={{ flex: '1 1 18rem', minInlineSize: 0 }}>{children}</div>
    </li>
  );
}

const px = (value: number) => `${+value.toFixed(1)} px`;

function factsOf({ type, weight }: Tokens, size: (typeof textSizes)[number]) {
  const { phone, wide, leading } = type[size];
  return [
    ['At 360 px', px(fluidAt(360, phone, wide))],
    ['At 1280 px', px(fluidAt(1280, phone, wide))],
    ['Leading', `${+leading.toFixed(2)}`],
    ['Weight', `${isHeading(size) ? weight.heading : weight.regular}`],
  ] as const;
}

/** Each size with a sample at the width of this window. */
export const Sizes: Story = {
  render: (_args, { globals }) => (
    <ul role="list">
      {textSizes.toReversed().map((size) => (
        <Row
          key={size}
          facts={
            <>
              <Text size="s" weight="strong">
                {size}
              </Text>
              <Property path={['size', size]} />
              <dl style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: vars.space.s }}>
                {factsOf(brandNamed(globals.brand), size).map(([name, value]) => (
                  <div key={name} style={{ display: 'contents' }}>
                    <dt style={{ color: vars.colour.textSoft }}>{name}</dt>
                    <dd style={{ fontVariantNumeric: 'tabular-nums' }}>{value}</dd>
                  </div>
                ))}
              </dl>
            </>
          }
        >
          {isHeading(size) ? (
            <Heading level={3} size={size}>
              Security that the board can follow
            </Heading>
          ) : (
            <Text size={size}>
              Most breaches begin with something small that nobody owned: a password that was shared, an update that
              waited, an account that outlived its owner.
            </Text>
          )}
        </Row>
      ))}
    </ul>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(textSizes.length);
    const { type } = brandNamed(globals.brand);
    // The stated size is the one the browser renders.
    const drawn = canvas.getAllByRole('heading').map((heading) => parseFloat(getComputedStyle(heading).fontSize));
    for (const [place, size] of textSizes.slice(smallestHeading).toReversed().entries())
      await expect(drawn[place]).toBeCloseTo(fluidAt(innerWidth, type[size].phone, type[size].wide), 1);
  },
};

const sample = 'Fifteen years, 35 countries, 1,204 decisions';

/** The first family of a font stack, without quotes. */
const family = (list: string) => list.split(',')[0]!.replaceAll("'", '');

/** Three families. Body text has three weights, headings have one. */
export const Families: Story = {
  render: (_args, { globals }) => {
    const { font, weight } = brandNamed(globals.brand);
    return (
      <TokenTable
        caption="Families and weights"
        head={['Token', 'Family', 'Weight', 'Sample']}
        rows={[
          {
            name: 'heading',
            path: ['font', 'heading'],
            cells: [
              family(font.heading),
              weight.heading,
              <Heading key="sample" level={3} size="l">
                {sample}
              </Heading>,
            ],
          },
          ...textWeights.map((name) => ({
            name: `text, ${name}`,
            path: ['weight', name],
            cells: [
              family(font.text),
              weight[name],
              <Text key="sample" weight={name}>
                {sample}
              </Text>,
            ],
          })),
          {
            name: 'mono',
            path: ['font', 'mono'],
            cells: [
              family(font.mono),
              weight.regular,
              <span key="sample" style={{ fontFamily: vars.font.mono }}>
                msp-pricing-2026-11-02.json
              </span>,
            ],
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await expect(document.fonts.check("500 20px 'Newsreader'")).toBe(true);
    await expect(getComputedStyle(canvas.getByRole('heading')).fontFamily).toContain('Newsreader');
  },
};
