import { SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { SubmitDialog, type SubmitProps } from '../directory';
import { useDraftForm } from '../frame';
import { categories, maxCharacters, type GlossaryTerm, type TermCategory } from './document';
import { termFromDraft, validateTerm, type TermDraft } from './draft';

const blank: TermDraft = { term: '', abbreviation: '', category: '', definition: '', examples: '' };

// GLOSSARY-5
/** The dialog for submitting a term. Renders a `<dialog>`. */
export default function SubmitTerm({ onSubmit, ...dialog }: SubmitProps<GlossaryTerm>) {
  const draft = useDraftForm(blank, validateTerm, maxCharacters);
  const { field, text } = draft;
  const category = field('category');
  return (
    <SubmitDialog {...dialog} draft={draft} onSubmit={(term) => onSubmit((others) => termFromDraft(term, others))}>
      <TextInput label="Term" required {...text('term')} />
      <TextInput label="Abbreviation" {...text('abbreviation')} />
      <SelectInput
        label="Category"
        required
        {...category}
        onChange={(value) => category.onChange(value as TermCategory | '')}
        options={categories.map((value) => ({ value, label: value }))}
      />
      <TextAreaInput label="Definition" required {...text('definition')} />
      <TextInput label="Examples" hint="Separated by commas." {...field('examples')} />
    </SubmitDialog>
  );
}
