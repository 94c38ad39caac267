import { calculatePricing, checkedInputs, type PricingInputs, type PricingResults } from './calculate';
import { standardRates, supportLevels, type Device, type PricingRates, type SupportLevel } from './rates';

/** One column of "basic, standard and premium side by side". */
export interface LevelComparison {
  supportLevel: SupportLevel;
  results: PricingResults;
  /** US dollars a month more (or, negative, less) than the level of the inputs; 0 for that level itself. */
  difference: number;
}

// PRICING-11
/** The same environment at each support level, lowest first. */
export function compareSupportLevels(
  inputs: Partial<PricingInputs>,
  rates: PricingRates = standardRates,
): LevelComparison[] {
  const chosen = calculatePricing(inputs, rates).monthlyTotal;
  return supportLevels.map((supportLevel) => {
    const results = calculatePricing({ ...inputs, supportLevel }, rates);
    return { supportLevel, results, difference: results.monthlyTotal - chosen };
  });
}

/** Where one more device makes the total fall. */
export interface DiscountHint {
  /** The device to add. */
  device: Device;
  /** Workstations plus servers, with that device. */
  devices: number;
  /** Percent, with that device. */
  volumeDiscount: number;
  /** US dollars a month, with that device. */
  monthlyTotal: number;
  /** US dollars a month, always above 0. */
  monthlySaving: number;
}

// PRICING-11
/**
 * The additional device that would lower the monthly total by reaching the next discount step; undefined when none
 * does. The one that saves more, or the workstation when both save the same.
 */
export function discountHint(
  inputs: Partial<PricingInputs>,
  rates: PricingRates = standardRates,
): DiscountHint | undefined {
  const checked = checkedInputs(inputs);
  const { monthlyTotal: today } = calculatePricing(checked, rates);
  const withOneMore = (device: Device): DiscountHint => {
    const more = { ...checked, [`${device}Count`]: checked[`${device}Count`] + 1 };
    const { monthlyTotal, volumeDiscount } = calculatePricing(more, rates);
    const devices = more.workstationCount + more.serverCount;
    return { device, devices, volumeDiscount, monthlyTotal, monthlySaving: today - monthlyTotal };
  };
  const [best] = [withOneMore('workstation'), withOneMore('server')].toSorted(
    (a, b) => b.monthlySaving - a.monthlySaving,
  );
  return best && best.monthlySaving > 0 ? best : undefined;
}
