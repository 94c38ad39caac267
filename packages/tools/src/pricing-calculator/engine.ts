export { parseWholeNumber } from '../whole-number';
export {
  calculatePricing,
  defaultPricingInputs,
  inputsWithoutPriceEffect,
  volumeDiscountPercent,
  type PricingInputs,
  type PricingResults,
} from './calculate';
export { compareSupportLevels, discountHint, type DiscountHint, type LevelComparison } from './comparison';
export { exportPricing, importPricing, importScenarios, pricingDisclaimer } from './document';
export {
  businessTypes,
  marketRanges,
  regions,
  standardRates,
  supportLevels,
  type BusinessType,
  type Device,
  type PricingRates,
  type Region,
  type SupportLevel,
  type VolumeStep,
} from './rates';
export { maxScenarios, pricingState, saveScenario, type PricingState, type Scenario } from './state';
export { pricingLines, type PricingLabel, type PricingLine } from './working';
