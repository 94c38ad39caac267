import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { FileInput, type FileInputProps } from '.';
import { guide } from './FileInput.guide';

/** A controlled field. */
function Held(props: FileInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FileInput
      {...props}
      value={value}
      onAdd={(files) => {
        setValue((before) => [...before, ...files.map(({ name, size }) => ({ name, detail: `${size} bytes` }))]);
        props.onAdd(files);
      }}
      onRemove={(position) => {
        setValue((before) => before.filter((_file, index) => index !== position));
        props.onRemove(position);
      }}
    />
  );
}

const meta = {
  title: 'Fields/FileInput',
  component: FileInput,
  parameters: { guide },
  args: { label: 'Agenda', hint: 'PDF, at most 1 MB.', value: [], accept: '.pdf', onAdd: fn(), onRemove: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Agenda *');
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('PDF, at most 1 MB.');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inStates(Held, {
    Chosen: { value: [{ name: 'agenda.pdf', detail: '61 KB' }] },
    Error: { required: true, error: 'Choose a file.' },
  }),
};

const agenda = new File(['%PDF-1.7'], 'agenda.pdf', { type: 'application/pdf' });

/** What is chosen is listed and described; the field is empty again, so that the same file can be chosen once more. */
export const Filled: Story = {
  args: { multiple: true, required: true },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Agenda *'), [agenda, new File(['%PDF-1.4'], 'list of people.pdf')]);
  }),
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Agenda *');
    await expect(args.onAdd).toHaveBeenCalledWith([agenda, expect.any(File)]);
    await expect(field.files).toHaveLength(0);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(field).toHaveAccessibleDescription(
      'PDF, at most 1 MB. agenda.pdf (8 bytes) list of people.pdf (8 bytes)',
    );
    // It is answered, although the browser's own value is empty.
    await expect(field).not.toBeRequired();
  },
};

/** After a file is removed, focus is on the field. */
export const Removed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: [{ name: 'agenda.pdf', detail: '12 KB' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove agenda.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith(0);
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    await expect(canvas.getByLabelText('Agenda')).toHaveFocus();
  },
};

export const WithError: Story = {
  args: {
    value: [{ name: 'agenda.docx', detail: '40 KB' }],
    error: 'agenda.docx cannot be sent. Choose a PDF file.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Agenda');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      'PDF, at most 1 MB. agenda.docx cannot be sent. Choose a PDF file. agenda.docx (40 KB)',
    );
  },
};

/** A long name wraps, and the button keeps its place. */
export const LongName: Story = {
  args: { value: [{ name: `${'agenda-of-the-workshop-'.repeat(8)}.pdf`, detail: '1.2 MB' }] },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const UploadAsLabel: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { label: 'Upload a file' },
};
