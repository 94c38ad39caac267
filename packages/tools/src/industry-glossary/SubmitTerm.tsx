import { SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { SubmitDialog, type SubmitProps } from '../directory';
import { useDraftForm } from '../frame';
import { categories, validateTerm, type TermCategory, type TermDraft } from './document';

const blank: TermDraft = { term: '', abbreviation: '', category: '', definition: '', examples: '' };

// GLOSSARY-5
/** The dialog for submitting a term. Renders a `<dialog>`. */
export default function SubmitTerm(props: SubmitProps<TermDraft>) {
  const draft = useDraftForm(blank, validateTerm);
  const { field } = draft;
  const category = field('category');
  return (
    <SubmitDialog {...props} draft={draft}>
      <TextInput label="Term" required {...field('term')} />
      <TextInput label="Abbreviation" {...field('abbreviation')} />
      <SelectInput
        label="Category"
        required
        {...category}
        onChange={(value) => category.onChange(value as TermCategory | '')}
        options={categories.map((value) => ({ value, label: value }))}
      />
      <TextAreaInput label="Definition" required {...field('definition')} />
      <TextInput label="Examples" hint="Separated by commas." {...field('examples')} />
    </SubmitDialog>
  );
}
