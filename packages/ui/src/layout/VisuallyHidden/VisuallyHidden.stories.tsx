import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '.';
import { guide } from './VisuallyHidden.guide';

const meta = { title: 'Layout/VisuallyHidden', component: VisuallyHidden, parameters: { guide } } satisfies Meta<
  typeof VisuallyHidden
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number is visible; screen readers also get what is counted. */
export const BesideAFigure: Story = {
  args: { children: ' white papers' },
  render: (args) => (
    <p>
      15
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('15 white papers');
    await expect(canvas.getByText('white papers').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
