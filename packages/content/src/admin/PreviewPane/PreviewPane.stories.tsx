import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { previewPane as guide } from '../admin.guide';
import { PreviewPane } from '.';

const meta = {
  title: 'Content/Admin/PreviewPane',
  component: PreviewPane,
  parameters: { guide },
  args: { title: 'Preview of /home', src: 'about:blank' },
} satisfies Meta<typeof PreviewPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => expect(canvas.getByTitle('Preview of /home')).toHaveStyle({ inlineSize: '390px' }),
};

export const Desktop: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('radio', { name: 'Desktop' })),
  ),
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByTitle('Preview of /home');
    await expect(frame).toHaveStyle({ inlineSize: '1280px' });
    // Once the browser has told the width that there is.
    await waitFor(() => expect(frame.getBoundingClientRect().width).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
};
