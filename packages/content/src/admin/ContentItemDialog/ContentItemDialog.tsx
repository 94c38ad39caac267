import { FieldRow } from '@advisor/ui/fields';
import { SelectField, TextAreaField, TextField, useFormValue } from '@advisor/ui/forms';
import {
  contentDetails,
  toContentInput,
  toContentValues,
  type ContentItem,
  type ContentType,
  type ContentValues,
} from '../contentItem';
import { contentItemSchema, detailLimit } from '../contentItemSchema';
import { EditDialog } from '../EditDialog';

export interface ContentItemDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The item to edit; without it a new one is created. */
  item?: ContentItem;
  /** The initial kind of a new item. */
  type: ContentType;
  /** Called with a valid item. */
  onSave: (input: Omit<ContentItem, 'id'>) => Promise<unknown>;
  /** Called when the dialog asks to close, and after an item was saved. */
  onClose: () => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

const typeOptions: { value: ContentType; label: string }[] = [
  { value: 'publication', label: 'Publication' },
  { value: 'podcast', label: 'Podcast' },
  { value: 'speaking', label: 'Speaking' },
  { value: 'media', label: 'Media' },
];

// ADMIN-8
/** Creates or edits a content item. Renders a modal `<dialog>`. */
export function ContentItemDialog({ open, item, type, onSave, onClose, onUnsavedChange }: ContentItemDialogProps) {
  return (
    <EditDialog<ContentValues>
      open={open}
      title={item ? 'Edit item' : 'Add item'}
      onClose={onClose}
      onUnsavedChange={onUnsavedChange}
      initialValues={toContentValues(item?.type ?? type, item)}
      schema={contentItemSchema}
      submitLabel={item ? 'Save changes' : 'Add item'}
      onSubmit={(values) => onSave(toContentInput(values))}
      successNotice={{ title: item ? 'Content updated successfully' : 'Content created successfully' }}
    >
      <SelectField name="type" label="Kind" options={typeOptions} placeholder={null} />
      <TextField name="title" label="Title" required maxLength={200} />
      <TextAreaField name="description" label="Description" required rows={3} maxLength={2000} />
      <FieldRow>
        <TextField name="date" label="Date" required maxLength={100} hint="May 2026, for example." />
        <TextField name="url" label="Web address" type="url" maxLength={2048} hint="Such as https://example.com." />
      </FieldRow>
      <DetailFields />
    </EditDialog>
  );
}

/** The fields of the chosen kind. */
function DetailFields() {
  const details = contentDetails[useFormValue<ContentType>('type')];
  if (details.length === 0) return null;
  return (
    <FieldRow>
      {details.map(({ name, label }) => (
        <TextField key={name} name={name} label={label} maxLength={detailLimit} />
      ))}
    </FieldRow>
  );
}
