import { Button, Dialog } from '@advisor/ui';
import { FieldRow } from '@advisor/ui/fields';
import { Form, NumberField, SelectField, TextArea, TextField } from '@advisor/ui/forms';
import { toRecipeInput, toRecipeValues, type Recipe, type RecipeInput, type RecipeValues } from '../recipe';
import { recipeSchema } from '../recipeSchema';

export interface RecipeDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The recipe to edit; without it a new one is made. */
  recipe?: Recipe;
  /** Called with a valid recipe; a rejection keeps the dialog open with everything typed. */
  onSave: (recipe: RecipeInput) => Promise<unknown>;
  /** Called when the dialog asks to close, and after a recipe was saved. */
  onClose: () => void;
}

const difficultyOptions = [
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
];

/** Makes or edits a recipe: all fields of spec/site.md §3 with the rules of §5 and the notices of §8. Renders a modal `<dialog>`. */
export function RecipeDialog({ open, recipe, onSave, onClose }: RecipeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={recipe ? 'Edit recipe' : 'Add recipe'}>
      <Form<RecipeValues>
        initialValues={toRecipeValues(recipe)}
        schema={recipeSchema}
        submitLabel={recipe ? 'Save changes' : 'Create recipe'}
        busyLabel="Saving..."
        onSubmit={(values) => onSave(toRecipeInput(values))}
        successNotice={{ title: recipe ? 'Recipe updated successfully' : 'Recipe created successfully' }}
        failureNotice={{ title: 'Failed to save recipe' }}
        onDone={onClose}
        actions={
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <TextField name="title" label="Title" required maxLength={200} />
        <TextArea name="description" label="Description" rows={2} maxLength={2000} />
        <TextArea name="ingredients" label="Ingredients" required rows={6} hint="One on each line." />
        <TextArea name="instructions" label="Instructions" required rows={6} maxLength={20_000} />
        <FieldRow>
          <NumberField name="prep_time" label="Preparation time" hint="Minutes." min={0} />
          <NumberField name="cook_time" label="Cooking time" hint="Minutes." min={0} />
          <NumberField name="servings" label="Servings" hint="People." min={0} />
        </FieldRow>
        <FieldRow>
          <SelectField name="difficulty" label="Difficulty" options={difficultyOptions} placeholder={null} />
          <TextField name="category" label="Category" maxLength={100} hint="Dinner, for example." />
        </FieldRow>
        <TextField
          name="image_url"
          label="Image address"
          type="url"
          maxLength={2048}
          hint="An address such as https://example.com/soup.jpg."
        />
      </Form>
    </Dialog>
  );
}
