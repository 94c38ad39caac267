import { Button, Heading, type HeadingLevel, Icon } from '@advisor/ui';
import { TextAreaInput, TextInput } from '@advisor/ui/fields';
import { Plus } from 'lucide';
import { useId, useRef, useState } from 'react';
import { lengthErrors } from '../text-limit';
import { maxCharacters, type RiskMatrixDocument } from './document';
import * as styles from './RiskMatrix.css';
import { useRiskLanguage } from './useRiskLanguage';

export interface ConfigurationProps {
  level: HeadingLevel;
  document: RiskMatrixDocument;
  onText: (field: 'title' | 'description', text: string) => void;
  onAdd: () => void;
  onExport: () => void;
  onReset: () => void;
}

/** Names the matrix, and starts what can be done with all of it. Renders a `<section>`. */
export function Configuration({ level, document, onText, onAdd, onExport, onReset }: ConfigurationProps) {
  const { t, tell } = useRiskLanguage();
  const id = useId();
  const empty = document.risks.length === 0;
  const texts = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(false);
  const errors = lengthErrors(document, maxCharacters, (text, values) => tell({ text, values }));
  const text = (name: 'title' | 'description') => ({
    name,
    value: document[name],
    maxLength: maxCharacters[name],
    keepsExcess: true,
    error: refused ? errors[name] : undefined,
    onChange: (value: string) => onText(name, value),
  });

  function exportFile() {
    const wrong = Object.keys(errors)[0];
    setRefused(wrong !== undefined);
    if (wrong === undefined) onExport();
    else texts.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={level} size="xl" id={id}>
        {t('Configuration')}
      </Heading>
      <div ref={texts} className={styles.texts}>
        <TextInput
          {...text('title')}
          label={t('Matrix title')}
          hint={t('Names the exported file.')}
          autoComplete="off"
        />
        <TextAreaInput
          {...text('description')}
          label={t('Description')}
          hint={t('What it covers: a system, a project, a year.')}
          rows={2}
        />
      </div>
      <div className={styles.buttons}>
        <Button icon={<Icon icon={Plus} size={18} />} onClick={onAdd}>
          {t('Add Risk')}
        </Button>
        <Button
          variant="secondary"
          disabled={empty}
          aria-describedby={empty ? `${id}-reason` : undefined}
          onClick={exportFile}
        >
          {t('Export')}
        </Button>
        <Button variant="quiet" tone="danger" onClick={onReset}>
          {t('Reset')}
        </Button>
        {empty ? (
          <p id={`${id}-reason`} className={styles.small}>
            {t('Export is available from the first risk on.')}
          </p>
        ) : null}
      </div>
    </section>
  );
}
