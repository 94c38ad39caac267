import { Check, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useText } from '../../language/LanguageContext';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { Icon } from '../../media/Icon';
import { Anchor } from '../Link/Anchor';
import * as styles from './Stepper.css';

export interface StepperStep {
  /** The name of the step; unique: "Your details". */
  label: string;
  /** What is wrong in this step: "Two answers are missing". */
  error?: string | undefined;
  /** The URL of the step, if it can be opened now and has a page of its own. */
  href?: string | undefined;
  /** Called when the step is chosen, if it can be opened now on the same page. */
  onOpen?: (() => void) | undefined;
}

export interface StepperProps {
  /** The label of the list: "Steps of the application". */
  label: string;
  /** In order. */
  steps: readonly StepperStep[];
  /** The current step, from 1. The steps before it are done; one more than there are: all are. */
  current: number;
}

/**
 * The steps of a task, with the current one and those that are done. Side by side, or one below the other where there is
 * little room. Renders an `<ol>`; steps that can be opened are links or buttons.
 */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <div className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets. */}
      <ol role="list" aria-label={label} className={styles.list[roomFor(steps.length)]}>
        {steps.map((step, index) => {
          const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'upcoming';
          return (
            <li key={step.label} className={`${styles.step[state]}${step.error ? ` ${styles.failed}` : ''}`}>
              <Opener href={step.href} onOpen={step.onOpen} isCurrent={state === 'current'}>
                <span className={step.error ? styles.failedSign : styles.sign} aria-hidden>
                  {step.error ? <Icon icon={TriangleAlert} /> : state === 'done' ? <Icon icon={Check} /> : index + 1}
                </span>
                <span>
                  <span className={styles.label}>{step.label}</span>
                  {state === 'done' ? <Done /> : null}
                  {step.error ? <span className={styles.error}>{step.error}</span> : null}
                </span>
              </Opener>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** More steps need more width to stand side by side. */
const roomFor = (steps: number) => (steps <= 3 ? 'few' : steps === 4 ? 'some' : 'many');

interface OpenerProps extends Pick<StepperStep, 'href' | 'onOpen'> {
  isCurrent: boolean;
  children: ReactNode;
}

/** The content of a step, as a link, a button or text. */
function Opener({ href, onOpen, isCurrent, children }: OpenerProps) {
  const current = isCurrent ? 'step' : undefined;
  if (href !== undefined)
    return (
      <Anchor href={href} className={styles.opener} aria-current={current}>
        {children}
      </Anchor>
    );
  if (onOpen)
    return (
      <button type="button" className={styles.opener} aria-current={current} onClick={onOpen}>
        {children}
      </button>
    );
  return (
    <span className={styles.content} aria-current={current}>
      {children}
    </span>
  );
}

function Done() {
  const done = useText('(done)');
  return <VisuallyHidden> {done}</VisuallyHidden>;
}
