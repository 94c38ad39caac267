import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fill, preparedBy } from '../../../../../tests/browser/prepared';
import { DefinedFields, emptyValues, messages, schemaOf, type FieldDefinition } from '..';
import { Form } from '../Form';
import { DefinedFile } from './DefinedFile';
import { guide } from './DefinedFields.guide';

const fields: FieldDefinition[] = [
  { name: 'fullName', label: 'Full name', type: 'text', required: 'your name', maxLength: 80, autoComplete: 'name' },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: 'your email address',
    maxLength: 254,
    autoComplete: 'email',
  },
  { name: 'phone', label: 'Phone', type: 'tel', maxLength: 50, autoComplete: 'tel' },
  { name: 'website', label: 'Website', type: 'url', maxLength: 200 },
  { name: 'date', label: 'Date', type: 'date', maxLength: 10 },
  {
    name: 'topic',
    label: 'Topic',
    type: 'option',
    required: 'a topic',
    options: [
      { value: 'security', label: 'Cybersecurity for boards' },
      { value: 'channel', label: 'Building a partner program' },
    ],
  },
  {
    name: 'formats',
    label: 'Formats',
    type: 'options',
    options: [
      { value: 'keynote', label: 'Keynote' },
      { value: 'panel', label: 'Panel' },
    ],
  },
  { name: 'message', label: 'Message', type: 'text', multiline: true, maxLength: 1000, hint: 'A paragraph is enough.' },
  {
    name: 'reply',
    label: 'Reply',
    type: 'option',
    radio: true,
    options: [
      { value: 'mail', label: 'By email' },
      { value: 'phone', label: 'By phone' },
    ],
  },
  {
    name: 'calls',
    label: 'You may call me',
    type: 'consent',
    required: 'that I may call you',
    when: { field: 'reply', is: ['phone'] },
  },
  { name: 'people', label: 'People', type: 'number', min: 1, max: 500, whole: true },
  { name: 'agenda', label: 'Agenda', type: 'file', accept: ['pdf', 'text'], maxBytes: 500_000, maxFiles: 3 },
];

const meta = {
  title: 'Forms/DefinedFields',
  component: DefinedFields,
  parameters: { guide },
  args: { fields },
  render: (args) => (
    <Form
      initialValues={emptyValues(args.fields)}
      schema={schemaOf(args.fields)}
      onSubmit={fn(async () => {})}
      submitLabel="Save"
    >
      <DefinedFields {...args} />
    </Form>
  ),
} satisfies Meta<typeof DefinedFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each type of field has its control, `autocomplete` and keyboard; the limit of a long text is shown. */
export const Drawn: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(name).toBeRequired();
    await expect(name).toHaveAttribute('autocomplete', 'name');
    // The field accepts more, says so, and loses nothing.
    await expect(name).not.toHaveAttribute('maxlength');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('type', 'tel');
    await expect(canvas.getByRole('textbox', { name: 'Website' })).toHaveAttribute('type', 'url');
    await expect(canvas.getByLabelText('Date')).toHaveAttribute('type', 'date');
    await expect(within(canvas.getByRole('combobox', { name: 'Topic' })).getAllByRole('option')).toHaveLength(3);
    await expect(within(canvas.getByRole('group', { name: 'Formats' })).getAllByRole('checkbox')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      expect.stringContaining('A paragraph is enough. At most 1,000 characters.'),
    );
    await expect(within(canvas.getByRole('radiogroup', { name: 'Reply' })).getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.queryByRole('checkbox', { name: 'You may call me' })).toBeNull();
    await expect(canvas.getByRole('spinbutton', { name: 'People' })).toHaveAccessibleDescription('1 to 500.');
    await expect(await canvas.findByLabelText('Agenda')).toHaveAccessibleDescription(
      'PDF or text, at most 3 files of 500 KB each.',
    );
  },
};

/**
 * A field with a condition comes and goes with the answer; the radio button keeps focus (FORM-24). It has no error before
 * anybody could answer, even after an attempt to send.
 */
export const Conditional: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: /attention/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'By phone' }));
    await canvas.findByRole('checkbox', { name: 'You may call me' });
  }),
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('radio', { name: 'By phone' });
    const calls = canvas.getByRole('checkbox', { name: 'You may call me' });
    await expect(calls).toBeRequired();
    await expect(phone).toHaveFocus();
    await expect(calls).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(calls).toHaveAccessibleDescription('Confirm that I may call you.'));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(phone).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(calls).not.toBeInTheDocument());
    await expect(canvas.getByRole('radio', { name: 'By email' })).toHaveFocus();
  },
};

const isAway = async () => Promise.reject(new Error('the network is away'));
const loading = fn(() => import('../FileField'));

/** A file field whose code fails to load twice: each time it says so and offers another try. */
export const NotLoaded: Story = {
  tags: ['!manifest'],
  beforeEach: () => void loading.mockImplementationOnce(isAway).mockImplementationOnce(isAway),
  render: () => (
    <Form initialValues={{ agenda: [] }} schema={schemaOf([])} onSubmit={fn(async () => {})} submitLabel="Save">
      <DefinedFile name="agenda" label="Agenda" accept={['pdf']} maxBytes={1000} load={loading} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('Agenda')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Validation from the definitions, with errors that say what to do. */
export const Refused: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    for (const [name, value] of [
      ['Email', 'a@b.co,c@d.co'],
      ['Website', 'example'],
      ['Message', 'Half of an emoji \ud83c'],
    ] as const)
      await fill(canvas.getByRole('textbox', { name }), value);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: /attention/ });
  }),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter your name.',
      messages.email,
      messages.url,
      'Choose a topic.',
      messages.controlCharacters,
    ]),
};

export const SentenceAsRequired: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    fields: [
      {
        name: 'fullName',
        label: 'Full name',
        type: 'text',
        required: 'Please enter your name.',
        maxLength: 80,
        autoComplete: 'name',
      },
      {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        required: 'A phone number is needed.',
        maxLength: 50,
        autoComplete: 'tel',
      },
    ],
  },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: /attention/ });
  }),
};
