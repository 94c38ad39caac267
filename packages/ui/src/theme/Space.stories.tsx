import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandNamed } from './brands';
import { Bar, TokenTable } from './TokenTable';
import { advisorTokens, spaceSteps, type Space, type Tokens } from './tokens';
import { vars } from './vars.css';

/**
 * Steps of space on the 4 px grid. `xxs` to `m` stand inside a component, `l` to `xxl` between components, `section` and
 * `chapter` between the bands of a page, where they grow with the window.
 */
const meta = { title: 'Theme/Space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function pixels({ space, fluidSpace }: Tokens, step: Space): string {
  if (step !== 'section' && step !== 'chapter') return `${space[step]} px`;
  const { phone, wide } = fluidSpace[step];
  return `${phone} to ${wide} px`;
}

export const Steps: Story = {
  render: (_args, { globals }) => (
    <TokenTable
      rows={spaceSteps.map((step) => ({
        name: step,
        value: pixels(brandNamed(globals.brand), step),
        sample: <Bar length={vars.space[step]} name={step} />,
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    for (const [step, px] of Object.entries(advisorTokens.space)) {
      const bar = canvasElement.querySelector(`[data-bar="${step}"]`)!;
      await expect(bar.getBoundingClientRect().width).toBe(px);
    }
  },
};
