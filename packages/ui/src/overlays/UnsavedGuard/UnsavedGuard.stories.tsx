import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fill, preparedBy } from '../../../../../tests/browser/prepared';
import { Button } from '../../actions/Button';
import { TextInput } from '../../fields';
import { Dialog } from '../Dialog';
import { DiscardQuestion, UnsavedGuard } from '.';
import { guide } from './UnsavedGuard.guide';

/** A page that opens a dialog with a field. */
function Page({ onClose, title = 'Add a talk' }: { onClose: () => void; title?: string }) {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState('');
  function close() {
    onClose();
    setOpen(false);
    setValue('');
  }
  return (
    <main tabIndex={-1}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Add
      </Button>
      <UnsavedGuard unsaved={value !== ''} onClose={close}>
        {(requestClose) => (
          <Dialog
            open={open}
            onClose={requestClose}
            title={title}
            footer={
              <Button variant="secondary" onClick={requestClose}>
                Cancel
              </Button>
            }
          >
            <TextInput label="Title" value={value} onChange={setValue} />
          </Dialog>
        )}
      </UnsavedGuard>
    </main>
  );
}

const meta = {
  title: 'Overlays/UnsavedGuard',
  component: UnsavedGuard,
  subcomponents: { DiscardQuestion },
  args: { unsaved: true, onClose: fn(), children: () => null },
  parameters: {
    guide,
    noControls: 'It draws nothing until somebody closes what has changed: press “Add”, write a title and press Escape.',
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
  render: ({ onClose }) => <Page onClose={onClose} />,
} satisfies Meta<typeof UnsavedGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was typed: it closes at once. */
export const Unchanged: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(opener);
    await expect(mayUnload()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const asked = preparedBy(async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  const field = canvas.getByRole('textbox', { name: 'Title' });
  await fill(field, 'Ransomware in plain words');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await canvas.findByRole('alertdialog');
});

/** Something was typed: every way of closing asks, and so does the browser. “Keep editing” leads back to the field. */
export const Unsaved: Story = {
  parameters: asked,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await expect(mayUnload()).toBe(false);
    const dialog = within(canvas.getByRole('dialog', { name: 'Add a talk' }));
    const ways = [
      () => userEvent.click(dialog.getByRole('button', { name: 'Close' })),
      () => userEvent.click(dialog.getByRole('button', { name: 'Cancel' })),
      () => userEvent.click(canvas.getByRole('dialog')),
      async () => {
        field.focus();
        await userEvent.keyboard('{Escape}');
      },
    ];
    for (const close of ways) {
      await close();
      const question = within(await canvas.findByRole('alertdialog', { name: 'Leave without saving?' }));
      await expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    }
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Ransomware in plain words');
  },
};

/** Discarding closes both, and focus returns to what opened the dialog. */
export const Discarded: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(opener);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Ransomware');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(mayUnload()).toBe(true);
  },
};

export const AlreadySaved: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  parameters: asked,
  render: ({ onClose }) => <Page onClose={onClose} title="Saved as you type" />,
};

/** Whether the browser would close the tab without a question. */
function mayUnload(): boolean {
  return dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
