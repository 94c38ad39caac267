import { Alert, Button, Dialog, Stack, Text } from '@advisor/ui';
import { SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { tidyText } from '@advisor/ui/text';
import { useState } from 'react';
import { placeholders, unknownPlaceholder, type ReplyTemplate } from '../messages/conversation';
import type { MessageStore } from '../messages/messageStore';

export interface TemplatesDialogProps {
  templates: readonly ReplyTemplate[];
  store: MessageStore;
  /** Called when templates were saved or deleted. */
  onChanged: () => void;
  onClose: () => void;
}

const fresh: ReplyTemplate = { id: '', name: '', body: 'Hello {{first name}},\n\n' };

// MESSAGE-10
/** Adds, edits and deletes reply templates. Renders a modal `<dialog>`. */
export function TemplatesDialog({ templates, store, onChanged, onClose }: TemplatesDialogProps) {
  const [edited, setEdited] = useState(fresh);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const unknown = unknownPlaceholder(edited.body);
  const error = unknown
    ? `“${unknown}” is not known. Use ${placeholders.map((name) => `{{${name}}}`).join(', ')}.`
    : undefined;
  const name = tidyText(edited.name, 'line').trim();
  const body = tidyText(edited.body, 'text').trim();

  async function run(what: () => Promise<unknown>) {
    setBusy(true);
    setProblem('');
    try {
      await what();
      setEdited(fresh);
      onChanged();
    } catch (failure) {
      console.error('Failed to save the template', failure);
      setProblem('It was not saved. Another template may have this name, or the server is away. Try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open title="Templates for replies" onClose={onClose}>
      <Stack space="m">
        {templates.length > 0 ? (
          <SelectInput
            label="Template"
            value={edited.id}
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder="A new one"
            onChange={(id) => setEdited(templates.find((template) => template.id === id) ?? fresh)}
          />
        ) : null}
        <TextInput
          label="Name"
          value={edited.name}
          maxLength={100}
          onChange={(next) => setEdited({ ...edited, name: next })}
        />
        <TextAreaInput
          label="Text"
          value={edited.body}
          maxLength={5000}
          error={error}
          onChange={(next) => setEdited({ ...edited, body: next })}
        />
        <Text size="xs" color="soft">
          {placeholders.map((placeholder) => `{{${placeholder}}}`).join(', ')} are filled in for each message.
        </Text>
        {problem ? (
          <Alert live tone="danger" title="Not saved">
            {problem}
          </Alert>
        ) : null}
        <Stack direction="row" space="s">
          <Button
            size="small"
            busy={busy}
            onClick={() => {
              if (name !== '' && body !== '' && !error)
                void run(() => store.saveTemplate({ id: edited.id, name, body }));
            }}
          >
            Save template
          </Button>
          {edited.id ? (
            <Button
              variant="quiet"
              destructive
              size="small"
              busy={busy}
              onClick={() => void run(() => store.removeTemplate(edited.id))}
            >
              Delete template
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </Dialog>
  );
}
