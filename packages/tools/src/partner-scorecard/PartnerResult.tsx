import { Alert, Heading, Meter, Text, type HeadingLevel } from '@advisor/ui';
import { useId, type RefObject } from 'react';
import { ResultHeading, type ToolNotice } from '../frame';
import { ComponentScores } from './ComponentScores';
import type { Level } from '@advisor/ui/theme';
import type { Phrase } from '@advisor/ui/text';
import {
  findingsOf,
  firedRules,
  nextBand,
  overallCeiling,
  ratingBands,
  scorePartner,
  type PartnerInput,
  type Rating,
} from './engine';
import * as styles from './PartnerScorecard.css';
import { useScorecardLanguage } from './words';

export interface PartnerResultProps {
  /** The partner of the scorecard; undefined before there is one. */
  partner: PartnerInput | undefined;
  /** Whether the form has changed since. */
  outOfDate: boolean;
  headingLevel: HeadingLevel;
  /** Takes the focus when there is a new scorecard. */
  headingRef: RefObject<HTMLDivElement | null>;
  /** The tool's last notice. */
  notice: ToolNotice | undefined;
}

export const ratingLevels = {
  'Excellent Partner': 'low',
  'Good Partner': 'low',
  'Acceptable Partner': 'medium',
  'Marginal Partner': 'high',
  'Poor Fit': 'critical',
} as const satisfies Record<Rating, Level>;

/** The scorecard of a partner, or an empty one. Renders a `<section>`. */
export function PartnerResult({ partner, outOfDate, headingLevel, ...heading }: PartnerResultProps) {
  const { t, tell } = useScorecardLanguage();
  const id = useId();
  const scorecard = partner && scorePartner(partner);
  const findings = scorecard && findingsOf(scorecard.scores, firedRules(partner));
  const next = scorecard && nextBand(scorecard.overallScore);
  const bands = ratingBands
    .map(({ from, rating }) => ({ from, name: tell({ text: rating }), level: ratingLevels[rating] }))
    .toReversed();
  const below = (headingLevel + 1) as HeadingLevel;
  return (
    <section className={styles.result}>
      <ResultHeading title={t('Scorecard')} level={headingLevel} {...heading}>
        {outOfDate ? (
          <Alert tone="warning" title={t('Out of date')}>
            {t('The form has changed since this was generated. Choose Generate Scorecard to bring it up to date.')}
          </Alert>
        ) : null}
      </ResultHeading>
      <div className={styles.group}>
        <div className={styles.component}>
          <Heading level={below} size="m" id={id}>
            {t('Overall score')}
          </Heading>
          {partner ? (
            <Text size="s" color="textSoft">
              <span className={styles.company}>{partner.companyName}</span>
            </Text>
          ) : null}
        </div>
        <div className={styles.fields}>
          <Meter
            variant="gauge"
            labelledBy={id}
            value={scorecard?.overallScore}
            max={overallCeiling}
            valueText={t('{points} of {cap}', { points: scorecard?.overallScore ?? '–', cap: overallCeiling })}
            bands={bands}
          />
          {scorecard ? (
            <div className={styles.verdict}>
              <Text size="s" measure>
                {tell({ text: scorecard.recommendation })}
              </Text>
              <Text size="s" color="textSoft">
                {next
                  ? t('+{points} to the next band: {rating}', { points: next.points, rating: { text: next.rating } })
                  : t('This is the highest band.')}
              </Text>
            </div>
          ) : (
            <Text size="s" color="textSoft" measure>
              {t(
                'No scorecard yet. Enter what you know about the partner and choose Generate Scorecard. Blank fields score zero.',
              )}
            </Text>
          )}
        </div>
      </div>
      <ComponentScores partner={partner} headingLevel={below} />
      {partner && findings ? (
        <>
          <Findings
            title={t('Strengths')}
            level={below}
            lines={findings.strengths}
            none={t('No component reaches 80% of its points.')}
          />
          <Findings
            title={t('Concerns')}
            level={below}
            lines={findings.concerns}
            none={t('No penalty, and no component below half of its points.')}
          />
          {partner.contactPerson ? (
            <p className={styles.paperOnly}>{t('Contact: {person}', { person: partner.contactPerson })}</p>
          ) : null}
          {partner.notes ? (
            <p className={`${styles.paperOnly} ${styles.notes}`}>{t('Notes: {notes}', { notes: partner.notes })}</p>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

interface FindingsProps {
  title: string;
  level: HeadingLevel;
  lines: readonly Phrase[];
  /** Shown when there are no lines. */
  none: string;
}

function Findings({ title, level, lines, none }: FindingsProps) {
  const { tell } = useScorecardLanguage();
  return (
    <section className={styles.group}>
      <Heading level={level} size="m">
        {title}
      </Heading>
      {lines.length > 0 ? (
        <ul role="list" className={styles.lines}>
          {lines.map(tell).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <Text size="s" color="textSoft">
          {none}
        </Text>
      )}
    </section>
  );
}
