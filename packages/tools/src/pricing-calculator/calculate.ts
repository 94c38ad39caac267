import { readOneOf } from '../share-state/read';
import { toWholeNumber } from '../whole-number';
import {
  regions,
  standardRates,
  supportLevels,
  type BusinessType,
  type PricingRates,
  type Region,
  type SupportLevel,
} from './rates';

// PRICING-1
/** What the visitor enters about the environment. */
export interface PricingInputs {
  businessType: BusinessType;
  employeeCount: number;
  serverCount: number;
  workstationCount: number;
  includeBackup: boolean;
  includeSecurity: boolean;
  includeMonitoring: boolean;
  includeHelpdesk: boolean;
  includeCloudServices: boolean;
  includeVcio: boolean;
  supportLevel: SupportLevel;
  region: Region;
}

// PRICING-1
/** A new form: monitoring and helpdesk on, the other options off, support level standard. */
export const defaultPricingInputs: PricingInputs = {
  businessType: 'small-business',
  employeeCount: 0,
  serverCount: 0,
  workstationCount: 0,
  includeBackup: false,
  includeSecurity: false,
  includeMonitoring: true,
  includeHelpdesk: true,
  includeCloudServices: false,
  includeVcio: false,
  supportLevel: 'standard',
  region: 'us',
};

// PRICING-5
/** Labeled "included, no price effect" in the form. */
export const inputsWithoutPriceEffect = ['businessType', 'includeMonitoring', 'includeHelpdesk'] as const;

// PRICING-2
/** An estimate in US dollars a month, unrounded; `annualTotal` is for a year. */
export interface PricingResults {
  /** All workstations with their backup and security, before region and discount. */
  workstationCost: number;
  /** All servers with their backup and security, before region and discount. */
  serverCost: number;
  /** Before region and discount. */
  cloudServicesCost: number;
  /** Before region and discount. */
  vcioCost: number;
  /** All items together, times the region's factor. */
  subtotal: number;
  /** Percent: 0, 5, 10 or 15. */
  volumeDiscount: number;
  /** The discount in money. */
  discountAmount: number;
  /** The subtotal less the discount. */
  monthlyTotal: number;
  annualTotal: number;
  /** The monthly total per employee; 0 without employees, shown as "n/a". */
  perEmployeeCost: number;
}

/**
 * The estimate for an environment. Counts become whole numbers of at least 0; missing inputs are those of a new form.
 *
 * @throws Error for a support level or region that has no price
 */
export function calculatePricing(inputs: Partial<PricingInputs>, rates: PricingRates = standardRates): PricingResults {
  const { employeeCount, serverCount, workstationCount, supportLevel, region, ...options } = checkedInputs(inputs);
  const deviceRate = (device: 'workstation' | 'server') =>
    rates.device[device][supportLevel] +
    (options.includeBackup ? rates.backup[device] : 0) +
    (options.includeSecurity ? rates.security[device] : 0);

  const workstationCost = workstationCount * deviceRate('workstation');
  const serverCost = serverCount * deviceRate('server');
  const cloudServicesCost = options.includeCloudServices ? employeeCount * rates.cloudServices : 0;
  const vcioCost = options.includeVcio ? rates.vcio : 0;

  const subtotal = (workstationCost + serverCost + cloudServicesCost + vcioCost) * rates.region[region];
  const volumeDiscount = volumeDiscountPercent(workstationCount + serverCount, rates);
  const discountAmount = (subtotal * volumeDiscount) / 100;
  const monthlyTotal = subtotal - discountAmount;
  return {
    workstationCost,
    serverCost,
    cloudServicesCost,
    vcioCost,
    subtotal,
    volumeDiscount,
    discountAmount,
    monthlyTotal,
    annualTotal: monthlyTotal * 12,
    perEmployeeCost: employeeCount > 0 ? monthlyTotal / employeeCount : 0,
  };
}

// PRICING-7
/** Percent off by workstations plus servers; thresholds are strict: 25 devices give 0, 26 give 5. */
export function volumeDiscountPercent(devices: number, rates: PricingRates = standardRates): number {
  return rates.volumeDiscount.findLast(({ over }) => devices > over)?.percent ?? 0;
}

/** The inputs completed, with counts whole and at least 0. */
export function checkedInputs(inputs: Partial<PricingInputs>): PricingInputs {
  const complete = { ...defaultPricingInputs, ...inputs };
  return {
    ...complete,
    employeeCount: toWholeNumber(complete.employeeCount),
    serverCount: toWholeNumber(complete.serverCount),
    workstationCount: toWholeNumber(complete.workstationCount),
    supportLevel: readOneOf(complete.supportLevel, 'supportLevel', supportLevels),
    region: readOneOf(complete.region, 'region', regions),
  };
}
