import { Button, Heading, Progress, type HeadingLevel } from '@advisor/ui';
import { RadioGroupInput } from '@advisor/ui/fields';
import { useId, type RefObject } from 'react';
import type { Answers } from './assess';
import type { AssessmentQuestion } from './questions';
import * as styles from './SecurityAssessment.css';
import { useAssessmentLanguage } from './useAssessmentLanguage';

export interface StepperProps {
  level: HeadingLevel;
  /** Takes the focus when the step changes. */
  headingRef: RefObject<HTMLDivElement | null>;
  questions: readonly AssessmentQuestion[];
  answers: Answers;
  /** The question on screen, from 1. */
  step: number;
  onAnswer: (questionId: string, value: string) => void;
  onStep: (step: number) => void;
  onComplete: () => void;
}

/** One question at a time. Renders a `<section>` named by the step. */
export function Stepper({ level, headingRef, questions, answers, step, ...on }: StepperProps) {
  const { t } = useAssessmentLanguage();
  const id = useId();
  const question = questions[step - 1];
  if (!question) return null;
  const answer = Object.hasOwn(answers, question.id) ? (answers[question.id] ?? '') : '';
  const answered = Object.keys(answers).length;
  const last = step === questions.length;
  const reason = answer === '' ? `${id}-reason` : undefined;
  return (
    <section aria-labelledby={id} className={styles.stepper}>
      <div ref={headingRef} tabIndex={-1}>
        <Heading level={level} size="xl" id={id}>
          {t('Question {step} of {count}', { step, count: questions.length })}
        </Heading>
      </div>
      <Progress
        label={t('Questions answered')}
        value={answered}
        max={questions.length}
        valueText={t('{answered} of {count}', { answered, count: questions.length })}
      />
      <div className={styles.question}>
        <RadioGroupInput
          key={question.id}
          label={question.question}
          hint={t('{category}. CIS Controls v8, safeguard {control}.', {
            category: question.category,
            control: question.cisControl,
          })}
          options={question.options}
          value={answer}
          onChange={(value) => on.onAnswer(question.id, value)}
        />
      </div>
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={step === 1} onClick={() => on.onStep(step - 1)}>
          {t('Previous')}
        </Button>
        <Button
          disabled={answer === ''}
          aria-describedby={reason}
          onClick={() => (last ? on.onComplete() : on.onStep(step + 1))}
        >
          {t(last ? 'Complete Assessment' : 'Next')}
        </Button>
        {reason ? (
          <p id={reason} className={styles.small}>
            {t('Choose an answer to continue.')}
          </p>
        ) : null}
      </div>
    </section>
  );
}
