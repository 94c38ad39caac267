import { Button, EmptyState, type HeadingLevel } from '@advisor/ui';
import { useId, type ReactNode, type RefObject } from 'react';
import { ResultHeading, type ToolNotice } from '../frame';
import type { TableKind } from './files';
import * as styles from './RiskMatrix.css';
import { useRiskLanguage } from './useRiskLanguage';

export interface RegisterProps {
  level: HeadingLevel;
  /** Takes the focus to lead to the register. */
  headingRef: RefObject<HTMLDivElement | null>;
  /** The tool's last notice. */
  notice: ToolNotice | undefined;
  empty: boolean;
  onAdd: () => void;
  /** Called to download a template. */
  onTemplate: (kind: TableKind) => void;
  /** The list, if the register is not empty. */
  children: ReactNode;
}

// RISK-5, RISK-11
/** The list of risks, or how to start one. Renders a `<section id="register">`. */
export function Register({ level, headingRef, notice, empty, onAdd, onTemplate, children }: RegisterProps) {
  const { t } = useRiskLanguage();
  const id = useId();
  return (
    <section id="register" aria-labelledby={id} className={styles.section}>
      <ResultHeading title={t('Risk Register')} level={level} id={id} headingRef={headingRef} notice={notice} onSheet />
      {/* oxlint-disable-next-line translation/text-alone -- the list of risks */}
      {empty ? (
        <EmptyState
          level={(level + 1) as HeadingLevel}
          title={t('No risks yet')}
          action={
            <div className={styles.buttons}>
              <Button variant="secondary" onClick={onAdd}>
                {t('Add First Risk')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => onTemplate('xlsx')}>
                {t('Excel template')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => onTemplate('csv')}>
                {t('CSV template')}
              </Button>
            </div>
          }
        >
          {t(
            'Write down what could go wrong, how likely it is and what it would cost; the matrix places it. To start from a spreadsheet, use Import.',
          )}
        </EmptyState>
      ) : (
        children
      )}
    </section>
  );
}
