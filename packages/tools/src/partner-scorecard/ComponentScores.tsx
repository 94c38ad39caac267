import { Heading, Meter, Text, type HeadingLevel } from '@advisor/ui';
import { useId } from 'react';
import {
  components,
  firedRules,
  overallCeiling,
  rawCeiling,
  rawScore,
  scorePartner,
  type FiredRule,
  type PartnerInput,
} from './engine';
import { concernShare, strengthShare } from './rules';
import * as styles from './PartnerScorecard.css';
import { useScorecardLanguage } from './words';

export interface ComponentScoresProps {
  partner: PartnerInput | undefined;
  headingLevel: HeadingLevel;
}

/** The five components with their points and the rules behind them. Renders a `<section>` for each. */
export function ComponentScores({ partner, headingLevel }: ComponentScoresProps) {
  const { t } = useScorecardLanguage();
  const baseId = useId();
  const scores = partner && scorePartner(partner).scores;
  const rules = partner ? firedRules(partner) : [];
  return (
    <>
      {components.map(({ id, label, cap, ...component }) => {
        const points = scores?.[id];
        const headingId = `${baseId}-${id}`;
        return (
          <section key={id} className={styles.group}>
            <div className={styles.component}>
              <Heading level={headingLevel} size="m" id={headingId}>
                {t(label)}
              </Heading>
              {'hint' in component ? (
                <Text size="xs" color="textSoft">
                  {t(component.hint)}
                </Text>
              ) : null}
            </div>
            <div className={styles.fields}>
              <Meter
                labelledBy={headingId}
                value={points}
                max={cap}
                valueText={
                  points === undefined
                    ? t('Up to {cap} points', { cap })
                    : t('{points} of {cap} points', { points, cap })
                }
                bands={[
                  { from: 0, name: t('Concern'), level: 'high' },
                  { from: Math.ceil(cap * concernShare) },
                  { from: Math.ceil(cap * strengthShare), name: t('Strength'), level: 'low' },
                ]}
              />
              {partner ? <Rules name={t(label)} rules={rules.filter((rule) => rule.component === id)} /> : null}
            </div>
          </section>
        );
      })}
      <div className={styles.group}>
        <p className={styles.rawTotal}>
          {scores
            ? t('{points} of {cap} points', { points: rawScore(scores), cap: rawCeiling })
            : t('Up to {cap} points', { cap: rawCeiling })}
        </p>
        <Text size="s" color="textSoft" measure>
          {t('The five components together can reach {raw}. The overall score is their sum and stops at {overall}.', {
            raw: rawCeiling,
            overall: overallCeiling,
          })}
        </Text>
      </div>
    </>
  );
}

function Rules({ name, rules }: { name: string; rules: readonly FiredRule[] }) {
  const { t, tell } = useScorecardLanguage();
  return (
    <ul role="list" aria-label={t('Rules of {component}', { component: name.toLowerCase() })} className={styles.rules}>
      {rules.map(({ id, phrase, points, next }) => (
        <li key={id} className={styles.rule}>
          <span>
            <span>{tell(phrase)}</span>
            {next ? (
              <span className={styles.next}>
                {t('Next: {rule}, +{points}', { rule: next.phrase, points: next.points })}
              </span>
            ) : null}
          </span>
          <span className={styles.rulePoints}>{`${points > 0 ? '+' : ''}${points}`}</span>
        </li>
      ))}
    </ul>
  );
}
