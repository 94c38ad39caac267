import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brandNamed } from './brands';
import { fluidAt } from './makeTheme';
import { Bar, TokenTable } from './TokenTable';
import { advisorTokens, spaceSteps, type Space, type Tokens } from './tokens';
import { vars } from './vars.css';

/**
 * The spacing scale on a 4 px grid: `xxs` to `m` inside a component, `l` to `xxl` between components, `section` and
 * `chapter` between the bands of a page, where they grow with the viewport. Layout primitives take a step as `space`;
 * components have no outer margin.
 */
const meta = { title: 'Theme/Space', tags: ['!manifest'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function pixels({ space, fluidSpace }: Tokens, step: Space, windowWidth: number): string {
  if (step !== 'section' && step !== 'chapter') return `${space[step]}\u00a0px`;
  const { phone, wide } = fluidSpace[step];
  return `${fluidAt(windowWidth, phone, wide)}\u00a0px`;
}

/** Drawn to scale. */
export const Steps: Story = {
  render: (_args, { globals }) => (
    <TokenTable
      caption="Steps of space"
      head={['Step', 'At 360 px', 'At 1280 px', 'To scale']}
      rows={spaceSteps.map((step) => ({
        name: step,
        path: ['space', step],
        cells: [
          pixels(brandNamed(globals.brand), step, 360),
          pixels(brandNamed(globals.brand), step, 1280),
          <Bar key="bar" length={vars.space[step]} name={step} />,
        ],
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
