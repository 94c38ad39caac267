import { SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { SubmitDialog, type SubmitProps } from '../directory';
import { useDraftForm } from '../frame';
import { categories, maxCharacters, type GlossaryTerm, type TermCategory } from './document';
import { useGlossaryLanguage } from './useGlossaryLanguage';
import { termFromDraft, validateTerm, type TermDraft } from './draft';

const blank: TermDraft = { term: '', abbreviation: '', category: '', definition: '', examples: '' };

// GLOSSARY-5
/** The dialog for submitting a term. Renders a `<dialog>`. */
export default function SubmitTerm({ onSubmit, ...dialog }: SubmitProps<GlossaryTerm>) {
  const language = useGlossaryLanguage();
  const { t } = language;
  const draft = useDraftForm(blank, (draft) => validateTerm(draft, language), maxCharacters);
  const { field, text } = draft;
  const category = field('category');
  return (
    <SubmitDialog {...dialog} draft={draft} onSubmit={(term) => onSubmit((others) => termFromDraft(term, others))}>
      <TextInput label={t('Term')} required {...text('term')} />
      <TextInput label={t('Abbreviation')} {...text('abbreviation')} />
      <SelectInput
        label={t('Category')}
        required
        {...category}
        onChange={(value) => category.onChange(value as TermCategory | '')}
        options={categories.map((value) => ({ value, label: t(value) }))}
      />
      <TextAreaInput label={t('Definition')} required {...text('definition')} />
      <TextInput label={t('Examples')} hint={t('Separated by commas.')} {...field('examples')} />
    </SubmitDialog>
  );
}
