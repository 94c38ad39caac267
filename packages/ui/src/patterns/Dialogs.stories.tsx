import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button';
import { TextInput } from '../fields';
import { Stack } from '../layout/Stack';
import { Text } from '../layout/Text';
import { ConfirmDialog } from '../overlays/ConfirmDialog';
import { Dialog } from '../overlays/Dialog';
import { UnsavedGuard } from '../overlays/UnsavedGuard';

/** When to use a dialog, and when a page. */
const meta = { title: 'Patterns/Dialogs', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Renaming() {
  const [name, setName] = useState('Ransomware in plain words');
  const [draft, setDraft] = useState<string>();
  const close = () => setDraft(undefined);
  return (
    <Stack direction="row">
      <Text as="span">{name}</Text>
      <Button variant="secondary" size="small" onClick={() => setDraft(name)}>
        Rename
      </Button>
      <UnsavedGuard unsaved={draft !== undefined && draft !== name} onClose={close}>
        {(requestClose) => (
          <Dialog
            open={draft !== undefined}
            title="Rename talk"
            onClose={requestClose}
            footer={
              <Button
                onClick={() => {
                  setName(draft ?? name);
                  close();
                }}
              >
                Save name
              </Button>
            }
          >
            <TextInput label="Title" value={draft ?? ''} onChange={setDraft} />
          </Dialog>
        )}
      </UnsavedGuard>
    </Stack>
  );
}

/** Change the title and close the dialog: it asks before discarding your changes. */
export const ShortForm: Story = {
  render: () => <Renaming />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    const dialog = within(canvas.getByRole('dialog', { name: 'Rename talk' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save name' }));
    await expect(canvas.getByText('Ransomware in plain words!')).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function Clearing() {
  const [asking, setAsking] = useState(false);
  const [risks, setRisks] = useState(12);
  return (
    <Stack direction="row">
      <Text as="span">{risks} risks</Text>
      <Button variant="quiet" tone="critical" size="small" onClick={() => setAsking(true)}>
        Clear the register
      </Button>
      <ConfirmDialog
        open={asking}
        question="Clear the register?"
        confirmLabel={`Clear ${risks} risks`}
        tone="critical"
        onConfirm={() => {
          setRisks(0);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        They cannot be brought back. Export them first if you may need them.
      </ConfirmDialog>
    </Stack>
  );
}

/** The question names what will be lost, and the button names the action. Never “Are you sure?” with “OK”. */
export const Question: Story = {
  render: () => <Clearing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the register' }));
    const question = within(canvas.getByRole('alertdialog', { name: 'Clear the register?' }));
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Clear 12 risks' }));
    await expect(canvas.getByText('0 risks')).toBeVisible();
  },
};
