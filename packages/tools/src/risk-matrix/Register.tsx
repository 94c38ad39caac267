import { Button, EmptyState, Heading, type HeadingLevel } from '@advisor/ui';
import { useId, type ReactNode, type RefObject } from 'react';
import type { TableKind } from './files';
import * as styles from './RiskMatrix.css';

export interface RegisterProps {
  level: HeadingLevel;
  /** What takes the focus when the register is to be read. */
  headingRef: RefObject<HTMLDivElement | null>;
  empty: boolean;
  onAdd: () => void;
  /** Called when the person wants an empty table to fill in elsewhere. */
  onTemplate: (kind: TableKind) => void;
  /** The list, where the register is not empty. */
  children: ReactNode;
}

/** The list of the risks, or how to begin it. Renders a `<section id="register">`. */
export function Register({ level, headingRef, empty, onAdd, onTemplate, children }: RegisterProps) {
  const id = useId();
  return (
    <section id="register" aria-labelledby={id} className={styles.section}>
      <div ref={headingRef} tabIndex={-1}>
        <Heading level={level} size="xl" id={id}>
          Risk Register
        </Heading>
      </div>
      {empty ? (
        <EmptyState
          level={(level + 1) as HeadingLevel}
          title="No risks yet"
          action={
            <div className={styles.buttons}>
              <Button variant="secondary" onClick={onAdd}>
                Add First Risk
              </Button>
              <Button size="small" variant="quiet" onClick={() => onTemplate('xlsx')}>
                Excel template
              </Button>
              <Button size="small" variant="quiet" onClick={() => onTemplate('csv')}>
                CSV template
              </Button>
            </div>
          }
        >
          Write down what could go wrong, how probable it is and what it would cost. The matrix places it. A list that
          you have in a spreadsheet comes in with Import.
        </EmptyState>
      ) : (
        children
      )}
    </section>
  );
}
