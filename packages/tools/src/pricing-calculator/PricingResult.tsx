import { Alert, Text, type HeadingLevel } from '@advisor/ui';
import type { RefObject } from 'react';
import { ResultHeading, screenOnly, type ToolNotice } from '../frame';
import { calculatePricing, discountHint, type PricingInputs, type PricingRates } from './engine';
import { MonthlyTotal } from './MonthlyTotal';
import { Working } from './Working';
import { oneMoreTexts, usePricing } from './words';
import * as styles from './PricingCalculator.css';

export interface PricingResultProps {
  /** The inputs of the estimate; undefined before there is one. */
  inputs: PricingInputs | undefined;
  /** Whether the form has changed since. */
  outOfDate: boolean;
  rates: PricingRates;
  headingLevel: HeadingLevel;
  /** Takes the focus when there is a new estimate. */
  headingRef: RefObject<HTMLDivElement | null>;
  /** The tool's last notice. */
  notice: ToolNotice | undefined;
}

/** The estimate, or an empty one. Renders a `<section>`. */
export function PricingResult({ inputs, outOfDate, rates, headingLevel, ...heading }: PricingResultProps) {
  const { t, plural, money, plainPercent, perEmployee, describe, disclaimer } = usePricing();
  const results = inputs && calculatePricing(inputs, rates);
  const hint = inputs && discountHint(inputs, rates);
  return (
    <section className={styles.result}>
      <ResultHeading title={t('Estimate')} level={headingLevel} {...heading}>
        {outOfDate ? (
          <Alert tone="warning" title={t('Out of date')}>
            {t('The form has changed since this was calculated. Choose Calculate Pricing to bring it up to date.')}
          </Alert>
        ) : null}
      </ResultHeading>
      {inputs && results ? (
        <>
          <div className={screenOnly}>
            <Text size="s" color="textSoft" measure>
              {describe(inputs)}
            </Text>
          </div>
          <dl className={styles.figures}>
            <Figure name={t('Monthly total')} large>
              {money(results.monthlyTotal)}
            </Figure>
            <Figure name={t('Annual total')}>{money(results.annualTotal)}</Figure>
            <Figure name={t('Per employee, monthly')}>{perEmployee(inputs, results.perEmployeeCost)}</Figure>
          </dl>
        </>
      ) : (
        <Text size="s" color="textSoft" measure>
          {t(
            'No estimate yet. Enter the size of the environment and choose Calculate Pricing: these lines then show how the monthly total is made.',
          )}
        </Text>
      )}
      <MonthlyTotal inputs={inputs} rates={rates} />
      {hint ? (
        <Alert title={t(oneMoreTexts[hint.device])}>
          {t('With {devices} the volume discount is {percent} and the monthly total {total}, which is {saving} less.', {
            devices: plural(hint.devices, '{count} device', '{count} devices'),
            percent: plainPercent(hint.volumeDiscount),
            total: money(hint.monthlyTotal),
            saving: money(hint.monthlySaving),
          })}
        </Alert>
      ) : null}
      {inputs ? (
        <div className={screenOnly}>
          <Working inputs={inputs} rates={rates} />
        </div>
      ) : null}
      {inputs ? (
        <Text size="xs" color="textSoft" measure>
          {disclaimer()}
        </Text>
      ) : null}
    </section>
  );
}

function Figure({ name, large = false, children }: { name: string; large?: boolean; children: string }) {
  return (
    <div className={large ? styles.mainFigure : undefined}>
      <dt className={styles.figureName}>{name}</dt>
      <dd className={styles.figure[large ? 'large' : 'small']}>{children}</dd>
    </div>
  );
}
