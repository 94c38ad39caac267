import { Alert, Heading, Text, type HeadingLevel } from '@advisor/ui';
import type { RefObject } from 'react';
import { calculatePricing, discountHint, pricingDisclaimer, type PricingInputs, type PricingRates } from './engine';
import { MonthlyTotal } from './MonthlyTotal';
import { Working } from './Working';
import { counted, describe, money, perEmployee } from './words';
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
}

/** The estimate, or an empty one. Renders a `<section>`. */
export function PricingResult({ inputs, outOfDate, rates, headingLevel, headingRef }: PricingResultProps) {
  const results = inputs && calculatePricing(inputs, rates);
  const hint = inputs && discountHint(inputs, rates);
  return (
    <section className={styles.result}>
      <div ref={headingRef} tabIndex={-1}>
        <Heading level={headingLevel} size="xl">
          Estimate
        </Heading>
      </div>
      {/* A live region announces only what is added to it later. */}
      <div aria-live="polite" className={styles.message}>
        {outOfDate ? (
          <Alert tone="medium" title="Out of date">
            The form has changed since this was calculated. Choose Calculate Pricing to bring it up to date.
          </Alert>
        ) : null}
      </div>
      {inputs && results ? (
        <>
          <Text size="s" tone="soft" measure>
            {describe(inputs)}
          </Text>
          <dl className={styles.figures}>
            <Figure name="Monthly total" large>
              {money(results.monthlyTotal)}
            </Figure>
            <Figure name="Annual total">{money(results.annualTotal)}</Figure>
            <Figure name="Per employee, monthly">{perEmployee(inputs, results.perEmployeeCost)}</Figure>
          </dl>
        </>
      ) : (
        <Text size="s" tone="soft" measure>
          No estimate yet. Enter the size of the environment and choose Calculate Pricing: these lines then show how the
          monthly total is made.
        </Text>
      )}
      <MonthlyTotal inputs={inputs} rates={rates} />
      {hint ? (
        <Alert title={`One more ${hint.device} costs less`}>
          With {counted(hint.devices, 'device')} the volume discount is {hint.volumeDiscount}% and the monthly total{' '}
          {money(hint.monthlyTotal)}, which is {money(hint.monthlySaving)} less.
        </Alert>
      ) : null}
      {inputs ? <Working inputs={inputs} rates={rates} /> : null}
      {inputs ? (
        <Text size="xs" tone="soft" measure>
          {pricingDisclaimer}
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
