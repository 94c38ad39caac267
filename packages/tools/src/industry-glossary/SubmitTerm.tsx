import { SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { useId } from 'react';
import { Form } from '../directory';
import { DraftDialog, useDraft } from '../frame';
import { categories, validateTerm, type TermCategory, type TermDraft } from './document';

export interface SubmitTermProps {
  /** Says where the term is kept. */
  description: string;
  onClose: () => void;
  /** Called with a valid draft. */
  onSubmit: (draft: TermDraft) => void;
}

const blank: TermDraft = { term: '', abbreviation: '', category: '', definition: '', examples: '' };

// GLOSSARY-5
/** The dialog for submitting a term. Renders a `<dialog>`. */
export default function SubmitTerm({ description, onClose, onSubmit }: SubmitTermProps) {
  const { field, submit, ...draft } = useDraft(blank, validateTerm);
  const form = useId();
  const category = field('category');
  return (
    <DraftDialog
      title="Submit Term"
      submitLabel="Submit Term"
      description={description}
      form={form}
      {...draft}
      onClose={onClose}
    >
      <Form id={form} onSubmit={() => submit(onSubmit)}>
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
      </Form>
    </DraftDialog>
  );
}
