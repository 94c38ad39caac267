import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Form } from '../Form';
import { schemaOf } from '../definition';
import { FileField, type FileFieldProps, type FormFile } from '.';
import { guide } from './FileField.guide';

const save = fn(async (_values: Record<string, unknown>) => {});

const pdf = (name: string, size = 9) =>
  new File([`%PDF-1.7${'x'.repeat(size - 8)}`], name, { type: 'application/pdf' });

/** What the form holds at first. */
interface Held extends FileFieldProps {
  held: readonly (FormFile | string)[];
}

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  parameters: { guide },
  args: { name: 'agenda', label: 'Agenda', accept: ['pdf', 'png'], maxBytes: 1000, required: true, held: [] },
  render: ({ held, ...field }) => (
    <Form
      initialValues={{ agenda: held }}
      schema={schemaOf([{ ...field, type: 'file', required: 'the agenda' }])}
      onSubmit={(values) => save(values)}
      submitLabel="Save"
    >
      <FileField {...field} />
    </Form>
  ),
  beforeEach: () => void save.mockClear(),
} satisfies Meta<Held>;

export default meta;
type Story = StoryObj<Held>;

/** The value is a list with name, media type, size and content. Another file replaces a single one. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Agenda *');
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('PDF or PNG, at most 1 KB.');
    await userEvent.upload(field, pdf('draft.pdf'));
    await userEvent.upload(field, pdf('agenda.pdf'));
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('agenda.pdf (9 bytes)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const sent = { name: 'agenda.pdf', type: 'application/pdf', size: 9, data: btoa('%PDF-1.7x') };
    await waitFor(() => expect(save).toHaveBeenCalledWith({ agenda: [sent] }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
};

/** The error names the file; it goes with it. */
export const Refused: Story = {
  args: { maxFiles: 2 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Agenda *');
    const saying = (words: string) =>
      waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await saying('Choose the agenda.');
    await userEvent.upload(field, pdf('large.pdf', 1001));
    await saying('large.pdf is too large: 2 KB. Choose a file of at most 1 KB.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove large.pdf' }));
    await userEvent.upload(field, [pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await saying('At most 2 files are accepted. Remove the others.');
    await expect(save).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({ agenda: [expect.objectContaining({ name: '1.pdf' }), expect.anything()] }),
    );
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await userEvent.upload(field, pdf('4.pdf'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** A draft keeps only names. The field says that the file has to be chosen again, and nothing is sent without it. */
export const AfterAReload: Story = {
  args: { held: ['agenda.pdf'], maxFiles: 2 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Agenda *');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('agenda.pdf (not kept, choose it again)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining('Choose agenda.pdf again, or remove it: files are not kept when the page is reloaded.'),
      ),
    );
    await userEvent.upload(field, pdf('agenda.pdf'));
    await expect(await canvas.findByText('(9 bytes)')).toBeVisible();
    await expect(canvas.queryByText(/not kept, choose/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
  },
};

/** Until its content is read, a file is not sent. */
export const NotReadYet: Story = {
  args: { held: [{ name: 'agenda.pdf', type: 'application/pdf', size: 9, data: null }] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('agenda.pdf (not read yet)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Agenda *')).toHaveAccessibleDescription(
        expect.stringContaining('agenda.pdf is not read yet. Wait a moment, or choose it again.'),
      ),
    );
    await expect(save).not.toHaveBeenCalled();
  },
};

export const LimitsTwice: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { hint: 'Only PDF and PNG files of up to 500 KB.', maxBytes: 500_000 },
};
