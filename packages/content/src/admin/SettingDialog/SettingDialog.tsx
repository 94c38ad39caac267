import { FieldRow } from '@advisor/ui/fields';
import { NumberField, SelectField, TextAreaField, TextField, useFormValue } from '@advisor/ui/forms';
import { EditDialog } from '../EditDialog';
import {
  ratingRange,
  toSettingInput,
  toSettingValues,
  type Setting,
  type SettingType,
  type SettingValues,
} from '../setting';
import { settingSchema } from '../settingSchema';

export interface SettingDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The setting to edit; without it a new one is made. */
  setting?: Setting;
  /** The initial kind of a new item. */
  type: SettingType;
  /** Called with a valid setting. */
  onSave: (input: Omit<Setting, 'id'>) => Promise<unknown>;
  /** Called when the dialog asks to close, and after a setting was saved. */
  onClose: () => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

const typeOptions: { value: SettingType; label: string }[] = [
  { value: 'hero', label: 'Hero Section' },
  { value: 'about', label: 'About' },
  { value: 'testimonial', label: 'Testimonial' },
  { value: 'achievement', label: 'Achievement' },
  { value: 'venture', label: 'Venture' },
];

// ADMIN-9
/** Creates or edits a site-settings item. Renders a modal `<dialog>`. */
export function SettingDialog({ open, setting, type, onSave, onClose, onUnsavedChange }: SettingDialogProps) {
  return (
    <EditDialog<SettingValues>
      open={open}
      title={setting ? 'Edit setting' : 'Add setting'}
      onClose={onClose}
      onUnsavedChange={onUnsavedChange}
      initialValues={toSettingValues(type, setting)}
      schema={settingSchema}
      submitLabel={setting ? 'Save changes' : 'Add setting'}
      onSubmit={(values) => onSave(toSettingInput(values))}
      successNotice={{ title: setting ? 'Content updated successfully' : 'Content created successfully' }}
    >
      <SelectField name="type" label="Kind" options={typeOptions} placeholder={null} />
      <TextField name="title" label="Title" required maxLength={200} />
      <TextAreaField name="content" label="Content" required rows={4} maxLength={5000} />
      <TextAreaField name="description" label="Description" rows={2} maxLength={2000} />
      <KindFields />
    </EditDialog>
  );
}

/** The fields of the chosen kind. */
function KindFields() {
  switch (useFormValue<SettingType>('type')) {
    case 'achievement':
      return <TextField name="value" label="Value" maxLength={50} hint="15+, for example." />;
    case 'testimonial':
      return (
        <FieldRow>
          <TextField name="author" label="Author" maxLength={200} />
          <TextField name="role" label="Role" maxLength={200} />
          <NumberField name="rating" label="Rating" required {...ratingRange} hint="From 1 to 5." />
        </FieldRow>
      );
    case 'venture':
      return <TextField name="logoUrl" label="Logo address" type="url" maxLength={2048} />;
    default:
      return null;
  }
}
