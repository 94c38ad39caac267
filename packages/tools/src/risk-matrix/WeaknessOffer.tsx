import { Alert, Button } from '@advisor/ui';
import { useEffect, useState } from 'react';
import { messageOf, screenOnly, type Tool } from '../frame';
import { forgetWeaknesses, readWeaknesses, weaknessesKey } from '../handover';
import type { RiskMatrixDocument } from './document';
import type { RegisterActions } from './registerActions';
import * as styles from './RiskMatrix.css';
import { draftsFromWeaknesses, type Weakness } from './weaknesses';

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
    forgetWeaknesses();
    setLeft(none);
    setAnswered(key);
  };
  function add() {
    try {
      register.addAll(draftsFromWeaknesses(weaknesses));
    } catch (error) {
      tool.setProblem({ title: 'The risks were not added', text: messageOf(error) });
      return;
    }
    tool.notify('success', 'Risks Added', `${risks} from your security assessment added.`);
    forget();
    onAdded();
  }
  const risks = weaknesses.length === 1 ? '1 risk' : `${weaknesses.length} risks`;
  return (
    <div className={screenOnly}>
      <Alert
        title="Your security assessment found weaknesses"
        action={
          <div className={styles.buttons}>
            <Button size="small" variant="secondary" onClick={add}>
              Add {risks} from your security assessment
            </Button>
            <Button size="small" variant="quiet" onClick={forget}>
              Not now
            </Button>
          </div>
        }
      >
        {weaknesses.map(({ category, score }) => `${category} (${score} percent)`).join(', ')}. Each becomes a risk; set
        its impact next.
      </Alert>
    </div>
  );
}
