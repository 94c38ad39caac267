import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
};

function Clearing() {
  const [asking, setAsking] = useState(false);
  const [risks, setRisks] = useState(12);
  return (
    <Stack direction="row">
      <Text as="span">{risks} risks</Text>
      <Button variant="quiet" tone="danger" size="small" onClick={() => setAsking(true)}>
        Clear the register
      </Button>
      <ConfirmDialog
        open={asking}
        question="Clear the register?"
        confirmLabel={`Clear ${risks} risks`}
        tone="danger"
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
};
