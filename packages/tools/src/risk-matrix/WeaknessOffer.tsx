import { Alert, Button } from '@advisor/ui';
import { useEffect, useState } from 'react';
import { screenOnly, type Tool } from '../frame';
import { clearWeaknesses, readWeaknesses, weaknessesKey } from '../handover';
import type { RiskMatrixDocument } from './document';
import type { RegisterActions } from './registerActions';
import * as styles from './RiskMatrix.css';
import { draftsFromWeaknesses, type Weakness } from './weaknesses';
import { useRiskLanguage } from './useRiskLanguage';

export interface WeaknessOfferProps {
  /** Weaknesses passed in by the site. */
  given?: readonly Weakness[];
  tool: Tool<RiskMatrixDocument>;
  register: RegisterActions;
  onAdded: () => void;
}

const none: readonly Weakness[] = [];

// RISK-13
/** Offers the weaknesses of an assessment as risks. Renders nothing, or an `Alert`. */
export function WeaknessOffer({ given = none, tool, register, onAdded }: WeaknessOfferProps) {
  const { t, plural, tell } = useRiskLanguage();
  const [left, setLeft] = useState(none);
  const [answered, setAnswered] = useState('');
  // By content, as a site may pass a new list at each render.
  const key = JSON.stringify(given);

  useEffect(() => {
    const read = () => setLeft(readWeaknesses());
    read();
    // The assessment may be open in another tab.
    const onStorage = (event: StorageEvent) => {
      if (event.key === weaknessesKey || event.key === null) read();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const weaknesses = [...(answered === key ? none : given), ...left];
  if (weaknesses.length === 0) return null;
  const forget = () => {
    clearWeaknesses();
    setLeft(none);
    setAnswered(key);
  };
  async function add() {
    const drafts = () => register.addAll(draftsFromWeaknesses(weaknesses, tell));
    if (!(await tool.attempt(t('The risks were not added'), drafts))) return;
    tool.notifyInPlace(
      t('Risks Added'),
      plural(
        weaknesses.length,
        '{count} risk from your security assessment added.',
        '{count} risks from your security assessment added.',
      ),
    );
    forget();
    onAdded();
  }
  return (
    <div className={screenOnly}>
      <Alert
        title={t('Your security assessment found weaknesses')}
        action={
          <div className={styles.buttons}>
            <Button size="small" variant="secondary" onClick={add}>
              {plural(
                weaknesses.length,
                'Add {count} risk from your security assessment',
                'Add {count} risks from your security assessment',
              )}
            </Button>
            <Button size="small" variant="quiet" onClick={forget}>
              {t('Not now')}
            </Button>
          </div>
        }
      >
        {t('{weaknesses}. Each becomes a risk; set its impact next.', {
          weaknesses: weaknesses
            .map(({ category, score }) => t('{category} ({score} percent)', { category, score }))
            .join(', '),
        })}
      </Alert>
    </div>
  );
}
