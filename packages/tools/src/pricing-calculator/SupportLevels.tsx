import { Badge, Heading, type HeadingLevel } from '@advisor/ui';
import { useId } from 'react';
import { compareSupportLevels, type PricingInputs, type PricingRates } from './engine';
import { supportLevelTexts, usePricing } from './words';
import * as styles from './Comparisons.css';

export interface SupportLevelsProps {
  inputs: PricingInputs;
  rates: PricingRates;
  headingLevel: HeadingLevel;
}

/** The same environment at each support level, side by side. Renders a `<section>`. */
export default function SupportLevels({ inputs, rates, headingLevel }: SupportLevelsProps) {
  const headingId = useId();
  const { t, difference, money, perEmployee } = usePricing();
  return (
    <section className={styles.part}>
      <Heading level={headingLevel} size="l" id={headingId}>
        {t('Support levels side by side')}
      </Heading>
      <ul role="list" aria-labelledby={headingId} className={styles.levels}>
        {compareSupportLevels(inputs, rates).map((level) => (
          <li key={level.supportLevel} className={styles.level}>
            <div className={styles.levelName}>
              <Heading level={(headingLevel + 1) as HeadingLevel} size="m">
                {t(supportLevelTexts[level.supportLevel].name)}
              </Heading>
              {level.supportLevel === inputs.supportLevel ? <Badge tone="info">{t('Chosen')}</Badge> : null}
            </div>
            <dl className={styles.facts}>
              <Fact name={t('Monthly')}>{money(level.results.monthlyTotal)}</Fact>
              <Fact name={t('Annual')}>{money(level.results.annualTotal)}</Fact>
              <Fact name={t('Per employee')}>{perEmployee(inputs, level.results.perEmployeeCost)}</Fact>
              <Fact name={t(supportLevelTexts[inputs.supportLevel].against)}>{difference(level.difference)}</Fact>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
