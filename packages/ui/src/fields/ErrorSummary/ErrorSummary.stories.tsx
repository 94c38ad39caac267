import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ErrorSummary } from '.';
import { guide } from './ErrorSummary.guide';

const meta = {
  title: 'Fields/ErrorSummary',
  component: ErrorSummary,
  // In its own frame, because it takes focus.
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 220 } } },
  args: {
    errors: [
      { message: 'Enter your name.', fieldId: 'summary-name' },
      { message: 'Enter an e-mail address such as name@example.com.', fieldId: 'summary-email' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <label>
          Name <input id="summary-name" />
        </label>
        <label style={{ display: 'block', marginBlockStart: '100rem' }}>
          Email <input id="summary-email" />
        </label>
      </>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes focus when it appears; a link moves focus to the field, which comes into view, and does not change the address. */
export const Two: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('group', { name: '2 answers need your attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(location.hash).toBe('');
  },
};

/** An error without a field is plain text. */
export const WithoutField: Story = {
  args: { errors: [{ message: 'Enter a phone number or an e-mail address.' }] },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'One answer needs your attention' });
    await expect(within(summary).queryByRole('link')).toBeNull();
    await expect(summary).toHaveTextContent('Enter a phone number or an e-mail address.');
  },
};
