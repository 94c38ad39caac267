import { Alert, Button, Dialog, Stack, UnsavedGuard } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { useState } from 'react';
import type { AnyCollection } from '../entries/anyCollection';
import { fieldTree } from '../entries/fieldTree';
import { reasonOf } from './useAutosave';

export interface AddDialogProps {
  collection: AnyCollection;
  /** Called with the title of the new entry. Rejects when it fails. */
  onAdd: (title: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for what names a new entry, before its other fields. Renders a modal `<dialog>`. */
export function AddDialog({ collection, onAdd, onClose }: AddDialogProps) {
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const field = fieldTree(collection.schema).fields.find(({ name }) => name === collection.titleField);

  async function submit() {
    setFailure('');
    if (title.trim() === '') {
      setProblem('Fill this in.');
      return;
    }
    setBusy(true);
    try {
      await onAdd(title.trim());
    } catch (error) {
      console.error('Failed to add entry', error);
      setFailure(reasonOf(error));
      setBusy(false);
    }
  }

  return (
    <UnsavedGuard unsaved={title.trim() !== ''} onClose={onClose}>
      {(requestClose) => (
        <Dialog open title={`Add ${collection.entryLabel.toLowerCase()}`} onClose={requestClose}>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) void submit();
            }}
          >
            <Stack space="l">
              <TextInput
                label={field?.label ?? 'Title'}
                hint="The other fields follow. Nothing goes live until you publish it."
                required
                value={title}
                error={problem || undefined}
                {...(field?.max !== undefined && { maxLength: field.max })}
                autoComplete="off"
                onChange={(typed) => {
                  setTitle(typed);
                  setProblem('');
                }}
              />
              {failure ? (
                <Alert live tone="danger" title="Not added">
                  {failure}
                </Alert>
              ) : null}
              <Stack direction="row" space="s">
                <Button type="submit" busy={busy}>
                  Add
                </Button>
                <Button variant="quiet" onClick={requestClose}>
                  Cancel
                </Button>
              </Stack>
            </Stack>
          </form>
        </Dialog>
      )}
    </UnsavedGuard>
  );
}
