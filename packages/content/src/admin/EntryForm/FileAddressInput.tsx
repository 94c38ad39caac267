import { Button, Stack, VisuallyHidden } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { useState } from 'react';
import { publicFiles } from '../../schema/rules';
import { FilePicker } from '../FilePicker';
import { useEntryField, type EntryFieldProps } from './EntryContext';

// FILE-32, ADMIN-31
/** The control of a file: one of the owner's, or the address of another one. Renders a field and a button. */
export function FileAddressInput({ field, path, value, onChange, label }: Required<EntryFieldProps>) {
  const { files, ...own } = useEntryField(path);
  const [choosing, setChoosing] = useState(false);
  const { id, error, onBlur } = own;
  return (
    <Stack space="xs">
      <TextInput
        {...{ id, onBlur, label, required: field.required, hint: field.help ?? '' }}
        {...(error && { error })}
        autoComplete="off"
        value={typeof value === 'string' ? value : ''}
        onChange={(next) => onChange(next === '' ? null : next)}
      />
      {files ? (
        <div>
          <Button variant="secondary" size="small" onClick={() => setChoosing(true)}>
            Choose or upload a file<VisuallyHidden>{` for ${label}`}</VisuallyHidden>
          </Button>
        </div>
      ) : null}
      {choosing && files ? (
        <FilePicker
          store={files}
          wanted="any"
          onClose={() => setChoosing(false)}
          onChoose={({ name }) => {
            // Without an origin: the site may move, and its files with it.
            onChange(publicFiles + name);
            setChoosing(false);
          }}
        />
      ) : null}
    </Stack>
  );
}
