import { fillMessage } from '@advisor/ui/text';
import { InputError } from '../language/InputError';
import { exportFile, type ExportFile } from '../share-state/export-file';
import { readJson, readRecord } from '../share-state/read';
import { calculatePricing, checkedInputs, type PricingInputs } from './calculate';
import type { PricingWords } from './messages/es';
import { standardRates, type PricingRates } from './rates';
import { readPricingInputs, readScenarios, type Scenario } from './state';

/** The disclaimer of every estimate. */
export const disclaimerText =
  'This is an estimate from list prices, in {currency}. It is not an offer: the real price depends on an assessment of the environment.' satisfies keyof PricingWords;

/** The disclaimer of an exported estimate in US dollars. */
export const pricingDisclaimer: string = /* @__PURE__ */ fillMessage(disclaimerText, { currency: 'US dollars' });

const maxFileLength = 100_000;

// PRICING-10
/**
 * The download `msp-pricing-YYYY-MM-DD.json`: inputs, results, generatedAt, disclaimer, and the saved scenarios with
 * their results. With other rates, `words` are the currency and a disclaimer that names it.
 *
 * @throws Error for inputs that could not be imported
 */
export function exportPricing(
  inputs: Partial<PricingInputs>,
  now: Date,
  rates: PricingRates = standardRates,
  scenarios: readonly Scenario[] = [],
  words: { currency?: string; disclaimer?: string } = {},
): ExportFile {
  const checked = readPricingInputs(checkedInputs(inputs), 'inputs');
  return exportFile('msp-pricing', now, {
    inputs: checked,
    results: calculatePricing(checked, rates),
    generatedAt: now.toISOString(),
    disclaimer: pricingDisclaimer,
    ...words,
    ...(scenarios.length > 0 && {
      scenarios: readScenarios(scenarios, 'scenarios').map((scenario) => ({
        ...scenario,
        results: calculatePricing(scenario.inputs, rates),
      })),
    }),
  });
}

/**
 * The inputs in an exported file. Its results are not read but calculated again, so an edited file cannot show a wrong
 * price.
 *
 * @throws Error that says what is wrong and where
 */
export function importPricing(text: string): PricingInputs {
  return readPricingInputs(readFile(text).inputs, 'inputs');
}

/** The saved scenarios in an exported file. Throws as `importPricing` does. */
export function importScenarios(text: string): Scenario[] {
  const { scenarios } = readFile(text);
  return scenarios === undefined ? [] : readScenarios(scenarios, 'scenarios');
}

function readFile(text: string): Record<string, unknown> {
  const file = readRecord(readJson(text, 'The file', maxFileLength), 'The file');
  // PRICING-10 names no version field, so a file without one is version 1.
  if (file.version !== undefined && file.version !== 1) {
    throw new InputError<PricingWords>('The file has another version: this calculator reads version 1.');
  }
  return file;
}
