import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button';
import { Spinner } from '../feedback/Spinner';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { brandNamed } from './brands';
import { TokenTable } from './TokenTable';
import { vars } from './vars.css';

/**
 * How long what a person moved takes: `fast` for a colour, `calm` for something that opens. Nothing moves by itself, and
 * nothing fades in on scroll. Who asked for less motion gets none: the toolbar's **Reduced motion** rewrites the page's
 * rules so that they hold as they do for such a reader. Try both on the press below.
 */
const meta = { title: 'Theme/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Moved({ duration }: { duration: string }) {
  const [away, setAway] = useState(false);
  return (
    <Stack space="xs">
      <Button variant="secondary" size="small" onClick={() => setAway(!away)}>
        Move
      </Button>
      <div
        aria-hidden="true"
        style={{
          inlineSize: vars.space.l,
          blockSize: vars.space.s,
          background: vars.colour.accent,
          marginInlineStart: away ? `calc(100% - ${vars.space.l})` : 0,
          transition: `margin-inline-start ${duration} ease-out`,
        }}
      />
    </Stack>
  );
}

export const Durations: Story = {
  render: (_args, { globals }) => (
    <TokenTable
      rows={Object.entries(brandNamed(globals.brand).motion).map(([name, ms]) => ({
        name,
        value: `${ms} ms`,
        sample: <Moved duration={vars.motion[name as keyof typeof vars.motion]} />,
      }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** What still has to be seen is told without motion: the spinner stands still and its ring is dotted. */
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  render: () => (
    <Stack direction="row">
      <Spinner label="Loading recipes" />
      <Text>A spinner for a reader who asked for less motion</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { borderTopStyle, animationIterationCount } = getComputedStyle(canvas.getByRole('status'));
    await expect(borderTopStyle).toBe('dotted');
    await expect(animationIterationCount).toBe('1');
  },
};
