import { summaryText } from '../frame/summaryText';
import type { ToolFile, ToolReport } from '../frame/tool';
import { calculatePricing, type PricingInputs } from './calculate';
import type { PricingRates } from './rates';
import type { PricingLanguage } from './words';

// TOOL-25
/** An estimate in plain text: the environment, the totals as the view shows them, and the disclaimer. */
export function summaryOf(inputs: PricingInputs, rates: PricingRates, language: PricingLanguage): string {
  const { t, money, plainPercent, perEmployee, describe, disclaimer } = language;
  const { monthlyTotal, annualTotal, perEmployeeCost, volumeDiscount } = calculatePricing(inputs, rates);
  const line = (label: string, value: string) => t('{label}: {value}', { label, value });
  return summaryText([
    describe(inputs),
    '',
    line(t('Monthly total'), money(monthlyTotal)),
    line(t('Annual total'), money(annualTotal)),
    line(t('Per employee, monthly'), perEmployee(inputs, perEmployeeCost)),
    ...(volumeDiscount > 0 ? [line(t('Volume discount'), plainPercent(volumeDiscount))] : []),
    '',
    disclaimer(),
  ]);
}

/** The report about an estimate, with its exported file. */
export const report = (
  inputs: PricingInputs,
  rates: PricingRates,
  language: PricingLanguage,
  file: ToolFile,
): ToolReport => ({
  tool: 'pricing-calculator',
  title: language.t('MSP pricing calculator'),
  summary: summaryOf(inputs, rates, language),
  file,
});
