import { FieldRow } from '@advisor/ui/fields';
import { NumberField, SelectField, TextAreaField, TextField } from '@advisor/ui/forms';
import { EditDialog } from '../EditDialog';
import { titleLimit, toRecipeInput, toRecipeValues, type Recipe, type RecipeInput, type RecipeValues } from '../recipe';
import { recipeSchema } from '../recipeSchema';
import type { FileStore } from '../fileStore';
import type { RecipeUpdate } from '../recipeStore';
import { ChangedElsewhere } from './ChangedElsewhere';
import { RecipePicture } from './RecipePicture';
import { ChangedElsewhereError, useOtherVersion } from './useOtherVersion';

export interface RecipeDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The recipe to edit; without it a new one is made. */
  recipe?: Recipe;
  /** What a new recipe begins with: a copy of another one. */
  startWith?: RecipeValues;
  /** Where pictures are chosen and stored. Without it none can be chosen. */
  files?: FileStore | undefined;
  /**
   * Called with a valid recipe, and with the version that it replaces; `null` for a new one. A rejection keeps the
   * dialog open with everything typed; `changed-elsewhere` does too, and lets the person choose.
   */
  onSave: (recipe: RecipeInput, version: string | null) => Promise<RecipeUpdate>;
  /** Called when the window is looked at again, to learn whether the recipe is still the version that was opened. */
  onCheck?: (id: string) => Promise<Recipe | null>;
  /** Called when the dialog asks to close, and after a recipe was saved. */
  onClose: () => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

const difficultyOptions = [
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
];

// ADMIN-4, ADMIN-6
/** Creates or edits a recipe, and shows a notice when it was saved. Renders a modal `<dialog>`. */
export function RecipeDialog({ open, ...rest }: RecipeDialogProps) {
  // Which version is being edited begins anew with every opening.
  return open ? <OpenRecipeDialog {...rest} /> : null;
}

function OpenRecipeDialog({
  recipe,
  startWith,
  files,
  onSave,
  onCheck,
  onClose,
  onUnsavedChange,
}: Omit<RecipeDialogProps, 'open'>) {
  const { base, other, replaced, load, replace, report } = useOtherVersion(recipe, onCheck);

  async function save(values: RecipeValues) {
    const update = await onSave(toRecipeInput(values), replaced());
    if (update.kind === 'saved') return;
    report(update.now);
    throw new ChangedElsewhereError();
  }

  return (
    <EditDialog<RecipeValues>
      open
      title={recipe ? 'Edit recipe' : 'Add recipe'}
      version={base?.updated_at}
      onClose={onClose}
      onUnsavedChange={onUnsavedChange}
      initialValues={base ? toRecipeValues(base) : (startWith ?? toRecipeValues())}
      schema={recipeSchema}
      submitLabel={recipe ? 'Save changes' : 'Create recipe'}
      busyLabel="Saving..."
      onSubmit={save}
      successNotice={{ title: recipe ? 'Recipe updated successfully' : 'Recipe created successfully' }}
      failureNotice={(rejection) => ({
        title: 'Failed to save recipe',
        message: rejection instanceof ChangedElsewhereError ? rejection.message : 'Your text is kept.',
      })}
    >
      {other === undefined ? null : <ChangedElsewhere now={other} onLoad={load} onReplace={replace} />}
      <TextField name="title" label="Title" required maxLength={titleLimit} />
      <TextAreaField name="description" label="Description" rows={2} maxLength={2000} />
      <TextAreaField name="ingredients" label="Ingredients" required rows={6} hint="One on each line." />
      <TextAreaField name="instructions" label="Instructions" required rows={6} maxLength={20_000} />
      <FieldRow>
        <NumberField name="prep_time" label="Preparation time" hint="Minutes." min={0} />
        <NumberField name="cook_time" label="Cooking time" hint="Minutes." min={0} />
        <NumberField name="servings" label="Servings" hint="People." min={0} />
      </FieldRow>
      <FieldRow>
        <SelectField name="difficulty" label="Difficulty" options={difficultyOptions} placeholder={null} />
        <TextField name="category" label="Category" maxLength={100} hint="Dinner, for example." />
      </FieldRow>
      <RecipePicture files={files} />
    </EditDialog>
  );
}
