import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { advisorTokens, spaceSteps, type Space } from './tokens';
import { vars } from './vars.css';

/** Steps of space on the 4 px grid, and the widths and corners that go with them. */
const meta = { title: 'Theme/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const row = {
  display: 'grid',
  gridTemplateColumns: '6rem 8rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.colour.hairline}`,
};

function pixels(step: Space): string {
  if (step !== 'section' && step !== 'chapter') return `${advisorTokens.space[step]} px`;
  const { phone, wide } = advisorTokens.fluidSpace[step];
  return `${phone} to ${wide} px`;
}

export const Steps: Story = {
  render: () => (
    <ul>
      {spaceSteps.map((step) => (
        <li key={step} style={row}>
          <Text size="s" weight="strong">
            {step}
          </Text>
          <Text size="s" tone="soft" tabular>
            {pixels(step)}
          </Text>
          <div
            data-step={step}
            style={{
              inlineSize: vars.space[step],
              maxInlineSize: '100%',
              blockSize: vars.space.m,
              background: vars.colour.ink,
            }}
          />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const [step, px] of Object.entries(advisorTokens.space)) {
      const bar = canvasElement.querySelector(`[data-step="${step}"]`)!;
      await expect(bar.getBoundingClientRect().width).toBe(px);
    }
  },
};

export const Widths: Story = {
  render: () => (
    <ul>
      {Object.entries(advisorTokens.width).map(([name, px]) => (
        <li key={name} style={row}>
          <Text size="s" weight="strong">
            {name}
          </Text>
          <Text size="s" tone="soft" tabular>
            {px} px
          </Text>
          <div
            style={{
              inlineSize: vars.width[name as keyof typeof vars.width],
              maxInlineSize: '100%',
              blockSize: vars.space.m,
              background: vars.colour.ink,
            }}
          />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(advisorTokens.width).length),
};

export const Corners: Story = {
  render: () => (
    <Stack direction="row" space="xl">
      {Object.entries(advisorTokens.radius).map(([name, px]) => (
        <Stack key={name} space="xs">
          <div
            style={{
              inlineSize: '8rem',
              blockSize: vars.space.xxl,
              border: `1px solid ${vars.colour.rule}`,
              borderRadius: vars.radius[name as keyof typeof vars.radius],
            }}
          />
          <Text size="s">
            {name}, {px} px
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('surface, 8 px')).toBeVisible(),
};
