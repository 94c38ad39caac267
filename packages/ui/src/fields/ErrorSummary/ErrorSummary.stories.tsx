import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/Stack';
import { controlled } from '../Field/controlled';
import { TextInput, type TextInputProps } from '../TextInput';
import { ErrorSummary } from '.';
import { guide } from './ErrorSummary.guide';

const Input = controlled<TextInputProps['value'], TextInputProps>(TextInput);

const meta = {
  title: 'Fields/ErrorSummary',
  component: ErrorSummary,
  // In its own frame, because it takes focus.
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 220 } } },
  args: {
    errors: [
      { message: 'Enter your name.', fieldId: 'summary-name' },
      { message: 'Enter an email address such as name@example.com.', fieldId: 'summary-email' },
    ],
  },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
        <Input id="summary-name" label="Name" autoComplete="name" value="" onChange={fn()} />
        <Input id="summary-email" label="Email" type="email" autoComplete="email" value="" onChange={fn()} />
      </Stack>
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
    const email = canvas.getByRole('textbox', { name: 'Email' });
    email.style.marginBlockStart = '100rem';
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveFocus();
    await expect(email.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(location.hash).toBe('');
  },
};

/** An error without a field is plain text. */
export const WithoutField: Story = {
  args: { errors: [{ message: 'Enter a phone number or an email address.' }] },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('group', { name: 'One answer needs your attention' });
    await expect(within(summary).queryByRole('link')).toBeNull();
    await expect(summary).toHaveTextContent('Enter a phone number or an email address.');
  },
};

export const NamesInsteadOfErrors: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    errors: [
      { message: 'Name', fieldId: 'summary-name' },
      { message: 'Email', fieldId: 'summary-email' },
    ],
  },
};
