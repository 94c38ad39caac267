import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { fill, preparedBy } from '../../../../../tests/browser/prepared';
import { messages } from '../messages';
import { inForm } from '../Form/InForm';
import { textInputTypes } from '../../fields/TextInput';
import { TextField } from '.';
import { guide } from './TextField.guide';

const schema = object({
  name: string().trim().required(messages.enter('your name')),
  website: string().url(messages.url),
});

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  parameters: { guide },
  args: { name: 'name', label: 'Name', autoComplete: 'name' },
  argTypes: { type: { options: textInputTypes } },
  decorators: [inForm({ initialValues: { name: '', website: '' }, schema })],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click on the label focuses the field. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Name'));
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'name');
    await expect(field).not.toHaveAttribute('aria-describedby');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The asterisk is visual; screen readers learn from the control that it is required. */
export const RequiredWithHint: Story = {
  args: { required: true, hint: 'As it should stand on the invitation.' },
};

/** Near the limit the field says how many characters are left; beyond it, how many are too many. It keeps them all. */
export const NearTheLimit: Story = {
  args: { maxLength: 20 },
  parameters: preparedBy(async ({ canvas }) =>
    fill(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Norling of Visby!'),
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(canvas.getByText('1 character too long')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Ada');
    await expect(canvas.queryByText(/left$/)).toBeNull();
    await userEvent.type(field, ' Norling of Visby');
    await expect(canvas.getByText('0 characters left')).toBeVisible();
    await expect(field).toHaveValue('Ada Norling of Visby');
    await userEvent.type(field, '!');
    await expect(canvas.getByText('1 character too long')).toBeVisible();
    await expect(field).toHaveValue('Ada Norling of Visby!');
    await userEvent.type(field, '{Backspace}{Backspace}');
    await expect(canvas.getByText('1 character left')).toBeVisible();
    // A trailing space is not sent, so it is not counted.
    await userEvent.type(field, '  ');
    await expect(canvas.getByText('1 character left')).toBeVisible();
  },
};

/** A web address is completed on blur; any other text stays as it was typed. */
export const WebAddress: Story = {
  args: { name: 'website', type: 'url', label: 'Website', autoComplete: 'url' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Website' });
    for (const [typed, whole] of [
      ['www.people.example', 'https://www.people.example'],
      [' people.example/x\u200b', 'https://people.example/x'],
      ['http://people.example', 'http://people.example'],
      ['javascript:alert(1)', 'javascript:alert(1)'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(typed);
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveValue(whole));
    }
  },
};

export const WithPrefix: Story = {
  args: { name: 'website', label: 'Profile', prefix: 'linkedin.example/in/', autoComplete: undefined },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Profile' })).toHaveAccessibleDescription('linkedin.example/in/'),
};

export const Email: Story = { args: { type: 'email', label: 'Email', autoComplete: 'email' } };

export const Password: Story = {
  args: { type: 'password', label: 'Password', autoComplete: 'current-password' },
};

export const DateOfEvent: Story = { args: { type: 'date', label: 'Event date', autoComplete: undefined } };

export const MarkedTwice: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  render: () => (
    <>
      <TextField name="name" label="Name (required)" autoComplete="name" required />
      <TextField name="website" label="Website (optional)" type="url" autoComplete="url" />
    </>
  ),
};
