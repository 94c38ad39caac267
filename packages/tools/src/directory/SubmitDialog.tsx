import { Text } from '@advisor/ui';
import { useLanguage } from '@advisor/ui/language';
import { useId, type ReactNode } from 'react';
import { DraftDialog, LocalForm, type DraftForm } from '../frame';
import type { DirectoryWords } from './messages/es';
import { form } from './rows.css';

export interface SubmitProps<Entry> {
  /** The title and the label of the submit button: "Submit Event". */
  title: string;
  /** Says where the entry is kept. */
  description: string;
  /** The clock. */
  now: () => Date;
  onClose: () => void;
  /** Called with what makes the entry of a valid draft, with an id that none of the others has. */
  onSubmit: (entryAmong: (others: readonly Entry[]) => Entry) => void;
}

export interface SubmitDialogProps<Draft extends object> extends Pick<
  SubmitProps<never>,
  'title' | 'description' | 'onClose'
> {
  draft: DraftForm<Draft>;
  /** Called with a valid draft. */
  onSubmit: (draft: Draft) => void;
  /** The fields. */
  children: ReactNode;
}

// TOOL-8
/** The dialog for submitting an entry. Renders a `<dialog>` with a `<form>` that never puts its fields into the address. */
export function SubmitDialog<Draft extends object>(props: SubmitDialogProps<Draft>) {
  const { title, description, draft, onClose, onSubmit, children } = props;
  const { t } = useLanguage<DirectoryWords>();
  const { isDirty, summary, submit } = draft;
  const id = useId();
  return (
    <DraftDialog submitLabel={title} form={id} {...{ title, description, isDirty, summary, onClose }}>
      <LocalForm id={id} className={form} onSubmit={() => submit(onSubmit)}>
        <Text size="xs" color="textSoft">
          {t('Fields marked * are required.')}
        </Text>
        {/* oxlint-disable-next-line translation/text-alone -- fields */}
        {children}
      </LocalForm>
    </DraftDialog>
  );
}
