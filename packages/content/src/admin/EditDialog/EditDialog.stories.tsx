import { Text } from '@advisor/ui';
import { TextField } from '@advisor/ui/forms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { object, string } from 'yup';
import { fill, preparedBy } from '../../../../../tests/browser/prepared';
import { EditDialog } from '.';
import { editDialog as guide } from '../admin.guide';

const meta = {
  title: 'Content/Admin/EditDialog',
  component: EditDialog,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    open: true,
    title: 'Edit talk',
    submitLabel: 'Save changes',
    initialValues: { title: 'Ransomware in plain words' },
    schema: object({ title: string().trim().required('Enter a title.') }),
    children: <TextField name="title" label="Title" required />,
    onSubmit: fn(async () => {}),
    onClose: fn(),
    onUnsavedChange: fn(),
  },
} satisfies Meta<typeof EditDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a success nothing is asked. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

/** Something was typed: every way of closing asks, and the focus comes back to the form. */
export const Unsaved: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await fill(canvas.getByRole('textbox', { name: 'Title' }), 'Ransomware in plain words!');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await canvas.findByRole('alertdialog');
  }),
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await expect(mayUnload()).toBe(false);
    const question = within(canvas.getByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Ransomware in plain words!');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Text that is typed and removed again is not a change. */
export const TakenBack: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!{Backspace}');
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
    await expect(mayUnload()).toBe(true);
  },
};

/** Whether the browser would close the tab without a question. */
function mayUnload(): boolean {
  return dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

export const QuestionAsForm: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    title: 'Delete this talk?',
    submitLabel: 'Delete talk',
    initialValues: {},
    schema: object({}),
    children: <Text>“Ransomware in plain words” is removed for every visitor.</Text>,
  },
};
