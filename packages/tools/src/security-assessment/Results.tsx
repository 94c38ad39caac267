import { Alert, Button, ButtonLink, Heading, type HeadingLevel } from '@advisor/ui';
import { useId, type ReactNode, type RefObject } from 'react';
import { ResultHeading, screenOnly, type ToolNotice } from '../frame';
import { categoryBand, noScoreMessage, type Answers, type AssessmentResult } from './assess';
import { Comparison } from './Comparison';
import type { Earlier } from './earlier';
import { nextFixes } from './progress';
import type { AssessmentQuestion } from './questions';
import { CategoryScores, OverallScore } from './Scores';
import * as styles from './SecurityAssessment.css';
import { useAssessmentLanguage } from './useAssessmentLanguage';

export interface ResultsProps {
  level: HeadingLevel;
  headingRef: RefObject<HTMLDivElement | null>;
  /** The tool's last notice. */
  notice: ToolNotice | undefined;
  answers: Answers;
  questions: readonly AssessmentQuestion[];
  result: AssessmentResult;
  earlier?: Earlier;
  riskMatrixHref?: string;
  onCompareFile: (file: File) => void;
  /** Stores the weaknesses for the risk matrix; returns whether that worked. */
  onSend: () => boolean;
  onChangeAnswers: () => void;
  onNew: () => void;
}

/** The result and what to do next. Renders a `<section>`. */
export function Results({
  level,
  headingRef,
  notice,
  answers,
  questions,
  result,
  earlier,
  riskMatrixHref,
  ...on
}: ResultsProps) {
  const { t, tell } = useAssessmentLanguage();
  const translate = (text: string) => tell({ text });
  const id = useId();
  const below = (level + 1) as HeadingLevel;
  const { overallScore, categoryScores, strengths, weaknesses } = result;
  // The general ones are those of the engine.
  const recommendations = result.recommendations.map(translate);
  const fixes = nextFixes(answers, questions);
  const developing = Object.keys(categoryScores).filter(
    (category) => categoryBand(categoryScores[category] ?? 0) === 'Developing',
  );
  return (
    <section aria-labelledby={id} className={styles.results}>
      <ResultHeading title={t('Your results')} level={level} id={id} headingRef={headingRef} notice={notice} />
      {overallScore === null ? (
        <Alert title={t('No score')}>{`${t(noScoreMessage)} ${t('Change the answers that do.')}`}</Alert>
      ) : (
        <>
          <Part level={below} title={t('Overall score')} headingId={`${id}-score`}>
            <OverallScore score={overallScore} labelledBy={`${id}-score`} />
          </Part>
          {/* On paper, the comparison has the same figures. */}
          <Part level={below} title={t('Categories')} onPaper={earlier === undefined}>
            <CategoryScores scores={categoryScores} />
          </Part>
          {fixes.length > 0 ? (
            <Part
              level={below}
              title={t(fixes.length === 3 ? 'Next three fixes' : 'Next fixes')}
              note={t('The fixes that gain most, each on its own.')}
            >
              <ol role="list" className={styles.list}>
                {fixes.map(({ questionId, nextStep, gain, scoreAfter, category, cisControl }) => (
                  <li key={questionId} className={styles.item}>
                    <p>{nextStep}</p>
                    <p className={styles.small}>
                      <strong>{gain === 1 ? t('+1 point') : t('+{gain} points', { gain })}</strong>
                      <span>
                        {t(', to {score} %. {category}, CIS Controls v8 {control}.', {
                          score: scoreAfter,
                          category,
                          control: cisControl,
                        })}
                      </span>
                    </p>
                  </li>
                ))}
              </ol>
            </Part>
          ) : null}
          <Part level={below} title={t('Weaknesses')} note={t('Categories below 50 percent.')}>
            <Texts
              items={weaknesses.length > 0 ? recommendations : []}
              none={t('None. No category is below 50 percent.')}
            />
            {weaknesses.length > 0 && riskMatrixHref !== undefined ? (
              <div className={screenOnly}>
                <ButtonLink
                  href={riskMatrixHref}
                  variant="secondary"
                  size="small"
                  onClick={(event) => {
                    if (!on.onSend()) event.preventDefault();
                  }}
                >
                  {t('Send weaknesses to the risk matrix')}
                </ButtonLink>
              </div>
            ) : null}
          </Part>
          <Part level={below} title={t('Developing')} note={t('From 50 to 79 percent.')} onPaper={false}>
            <Texts items={developing} none={t('None.')} />
          </Part>
          <Part level={below} title={t('Strengths')} note={t('80 percent or more.')} onPaper={false}>
            <Texts items={strengths} none={t('None yet.')} />
          </Part>
          {weaknesses.length === 0 ? (
            <Part level={below} title={t('Recommendations')}>
              <Texts items={recommendations} none="" />
            </Part>
          ) : null}
          <Part level={below} title={t('Compared with before')} onPaper={earlier !== undefined}>
            <Comparison result={result} questions={questions} {...(earlier && { earlier })} onFile={on.onCompareFile} />
          </Part>
        </>
      )}
      <div className={`${styles.buttons} ${screenOnly}`}>
        <Button onClick={on.onNew}>{t('New Assessment')}</Button>
        <Button variant="secondary" onClick={on.onChangeAnswers}>
          {t('Change answers')}
        </Button>
      </div>
    </section>
  );
}

interface PartProps {
  level: HeadingLevel;
  title: string;
  headingId?: string;
  note?: string;
  /** @default true */
  onPaper?: boolean;
  children: ReactNode;
}

/** A heading in a narrow column beside its content. Renders a `<div>`. */
function Part({ level, title, headingId, note, onPaper = true, children }: PartProps) {
  return (
    <div className={onPaper ? styles.part : `${styles.part} ${screenOnly}`}>
      <div>
        <Heading level={level} size="l" id={headingId}>
          {title}
        </Heading>
        {note ? <p className={styles.small}>{note}</p> : null}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function Texts({ items, none }: { items: readonly string[]; none: string }) {
  if (items.length === 0) return <p className={styles.small}>{none}</p>;
  return (
    <ul role="list" className={styles.list}>
      {items.map((text) => (
        <li key={text} className={styles.item}>
          {text}
        </li>
      ))}
    </ul>
  );
}
