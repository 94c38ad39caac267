import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { mailPreview as guide } from '../admin.guide';
import { samplePreview } from '../briefs/briefInMemory';
import { MailPreview } from '.';

const meta = {
  title: 'Content/Admin/MailPreview',
  component: MailPreview,
  parameters: { guide },
  args: { subject: samplePreview.subject, html: samplePreview.html, text: samplePreview.text },
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the mail's styles, in a sandboxed frame. */
export const Formatted: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Preview of “Insurance now asks for proof”');
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).not.toBeNull());
    await waitFor(() => expect(frame.contentDocument!.querySelector('h1')!.style.fontSize).toBe('30px'));
    await expect(frame.contentDocument!.querySelector('script')).toBeNull();
  },
};

export const PlainText: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Plain text' }));
    await expect(canvas.getByLabelText('Plain text of the mail')).toHaveTextContent(
      'Change what you get, or unsubscribe',
    );
    await expect(canvas.queryByTitle(/^Preview of/)).toBeNull();
  },
};
