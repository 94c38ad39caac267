import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button';
import { Spinner } from '../feedback/Spinner';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { brandNamed } from './brands';
import { propertyName } from './themeRules';
import { TokenTable } from './TokenTable';
import type { Tokens } from './tokens';
import { uses } from './uses';
import { vars } from './vars.css';

/**
 * Durations of transitions: `fast` for a colour, `calm` for something that opens or moves. The only easing is `ease-out`,
 * which responds at once and slows to a stop. Nothing moves by itself or fades in on scroll. With reduced motion nothing
 * moves at all: the toolbar's **Reduced motion** applies the page's rules for that preference. Try both with the button
 * below.
 */
const meta = { title: 'Theme/Motion', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(uses.motion) as (keyof typeof uses.motion)[];

function Durations({ brand }: { brand: Tokens }) {
  const [away, setAway] = useState(false);
  return (
    <Stack space="m">
      <div>
        <Button variant="secondary" size="small" onClick={() => setAway(!away)}>
          Play
        </Button>
      </div>
      <TokenTable
        caption="Durations"
        head={['Duration', 'Value', 'For', 'Moves']}
        rows={names.map((name) => ({
          name,
          path: ['motion', name],
          cells: [
            `${brand.motion[name]}\u00a0ms`,
            uses.motion[name],
            <div key="track" style={{ inlineSize: '14rem', background: vars.colour.sunken }}>
              <div
                data-mover={name}
                style={{
                  inlineSize: vars.space.l,
                  blockSize: vars.space.l,
                  borderRadius: vars.radius.control,
                  background: vars.colour.accent,
                  marginInlineStart: away ? `calc(100% - ${vars.space.l})` : 0,
                  transition: `margin-inline-start ${vars.motion[name]} ease-out`,
                }}
              />
            </div>,
          ],
        }))}
      />
    </Stack>
  );
}

export const Playing: Story = {
  render: (_args, { globals }) => <Durations brand={brandNamed(globals.brand)} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const mover = canvasElement.querySelector('[data-mover="calm"]')!;
    const start = mover.getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(getComputedStyle(mover).transitionTimingFunction).toBe('ease-out');
    await Promise.all(mover.getAnimations().map(({ finished }) => finished));
    await expect(mover.getBoundingClientRect().left).toBeGreaterThan(start);
  },
};

/** Progress over time. The CSS keyword `ease-out` is `cubic-bezier(0, 0, 0.58, 1)`. */
export const Easing: Story = {
  render: () => (
    <figure style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.l }}>
      <svg viewBox="-6 -6 112 112" width="160" height="160" aria-hidden="true" fill="none">
        <path d="M0 0V100H100" stroke={vars.colour.border} />
        <path d="M0 100L100 0" stroke={vars.colour.hairline} strokeDasharray="3 3" />
        <path d="M0 100C0 100 58 0 100 0" stroke={vars.colour.accent} strokeWidth="2" />
      </svg>
      <figcaption style={{ flex: '1 1 14rem' }}>
        <Text size="s" measure>
          <strong>ease-out.</strong> Time runs to the right, the way upwards; the dashed line would be the same speed
          all along.
        </Text>
      </figcaption>
    </figure>
  ),
};

/** With reduced motion the spinner stands still, with a dotted ring. */
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  render: () => (
    <Stack direction="row">
      <Spinner label="Loading recipes" />
      <Text>A spinner for a reader who asked for less motion</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const { animationName, borderTopStyle } = getComputedStyle(canvas.getByRole('status'));
    await expect([animationName, borderTopStyle]).toEqual(['none', 'dotted']);
    const root = getComputedStyle(document.documentElement);
    for (const name of names) await expect(root.getPropertyValue(`--${propertyName(['motion', name])}`)).toBe('0s');
  },
};
