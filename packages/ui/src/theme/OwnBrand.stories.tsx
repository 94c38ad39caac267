import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../actions/Button';
import { Badge } from '../cards/Badge';
import { Card } from '../cards/Card';
import { Alert } from '../feedback/Alert';
import { Grid } from '../layout/Grid';
import { Heading } from '../layout/Heading';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { brands } from './brands';
import { themeRules } from './themeRules';
import type { Tokens } from './tokens';
import { vars } from './vars.css';

/** The same components in every brand that the toolbar offers. */
const meta = { title: 'Theme/Your own brand', tags: ['!manifest', '!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Applies the values of a brand to a part of the page, as its stylesheet does for the whole page. */
function valuesOf(brand: Tokens, scheme: 'light' | 'dark'): CSSProperties {
  const rules = themeRules(brand);
  const [root] = rules;
  const colours = rules.find(({ selector }) => selector === `[data-theme="${scheme}"]`);
  const properties = Object.entries({ ...root?.properties, ...colours?.properties });
  return { colorScheme: scheme, ...Object.fromEntries(properties.map(([name, value]) => [`--${name}`, value])) };
}

function Sample({ brand, scheme }: { brand: Tokens; scheme: 'light' | 'dark' }) {
  const name = `${brand.name}, ${scheme}`;
  return (
    <section
      aria-label={name}
      data-theme={scheme}
      style={{
        ...valuesOf(brand, scheme),
        padding: vars.space.l,
        background: vars.colour.background,
        color: vars.colour.text,
        printColorAdjust: 'exact',
        fontFamily: vars.font.text,
        fontSize: vars.size.m,
        lineHeight: vars.leading.m,
        border: `1px solid ${vars.colour.hairline}`,
        borderRadius: vars.radius.surface,
      }}
    >
      <Stack>
        <Text size="xs" color="textSoft">
          {name}
        </Text>
        <Heading level={2} size="xl">
          Security that the board can follow
        </Heading>
        <Text color="textSoft">Plain words, a plan, and figures that hold.</Text>
        <Stack direction="row" space="s">
          <Button>Book a talk</Button>
          <Button variant="secondary">Read more</Button>
        </Stack>
        <Card heading="White papers" level={3} href="#papers" meta={<Badge tone="info">New</Badge>}>
          Six papers, each with a recommendation.
        </Card>
        <Alert tone="warning" title="The results are out of date">
          An input has changed since they were calculated.
        </Alert>
      </Stack>
    </section>
  );
}

/** Side by side, light and dark. Only the tokens differ. */
export const SideBySide: Story = {
  render: () => (
    <Grid columns={2}>
      {(['light', 'dark'] as const).flatMap((scheme) =>
        brands.map((brand) => <Sample key={`${brand.name} ${scheme}`} brand={brand} scheme={scheme} />),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const accents = (['light', 'dark'] as const).flatMap((scheme) =>
      brands.map((brand) => {
        const sample = within(canvas.getByRole('region', { name: `${brand.name}, ${scheme}` }));
        return getComputedStyle(sample.getByRole('button', { name: 'Book a talk' })).backgroundColor;
      }),
    );
    await expect(new Set(accents).size).toBe(accents.length);
  },
};
