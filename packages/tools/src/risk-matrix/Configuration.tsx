import { Button, Heading, type HeadingLevel } from '@advisor/ui';
import { TextAreaInput, TextInput } from '@advisor/ui/fields';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { maxCharacters, type RiskMatrixDocument } from './document';
import * as styles from './RiskMatrix.css';

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
  const id = useId();
  const empty = document.risks.length === 0;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={level} size="xl" id={id}>
        Configuration
      </Heading>
      <div className={styles.texts}>
        <TextInput
          label="Matrix title"
          hint="Names the exported file."
          maxLength={maxCharacters.title}
          autoComplete="off"
          value={document.title}
          onChange={(text) => onText('title', text)}
        />
        <TextAreaInput
          label="Description"
          hint="What it covers: a system, a project, a year."
          rows={2}
          maxLength={maxCharacters.description}
          value={document.description}
          onChange={(text) => onText('description', text)}
        />
      </div>
      <div className={styles.buttons}>
        <Button icon={<Plus aria-hidden size={18} strokeWidth={1.5} absoluteStrokeWidth />} onClick={onAdd}>
          Add Risk
        </Button>
        <Button
          variant="secondary"
          disabled={empty}
          aria-describedby={empty ? `${id}-reason` : undefined}
          onClick={onExport}
        >
          Export
        </Button>
        <Button variant="quiet" tone="critical" onClick={onReset}>
          Reset
        </Button>
        {empty ? (
          <p id={`${id}-reason`} className={styles.small}>
            Export is available from the first risk on.
          </p>
        ) : null}
      </div>
    </section>
  );
}
