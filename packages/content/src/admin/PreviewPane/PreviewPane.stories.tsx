import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PreviewPane } from '.';

const meta = {
  title: 'Content/Admin/PreviewPane',
  component: PreviewPane,
  args: { title: 'Preview of /home', src: 'about:blank' },
} satisfies Meta<typeof PreviewPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => expect(canvas.getByTitle('Preview of /home')).toHaveStyle({ inlineSize: '390px' }),
};

export const Desktop: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Desktop' }));
    const frame = canvas.getByTitle('Preview of /home');
    await expect(frame).toHaveStyle({ inlineSize: '1280px' });
    // Once the browser has told the width that there is.
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};
