import { calculatePricing, checkedInputs, type PricingInputs, type PricingResults } from './calculate';
import { standardRates, type Device, type PricingRates, type SupportLevel } from './rates';

/** The labels of the lines. */
export type PricingLabel =
  | 'Cloud services'
  | 'vCIO'
  | 'Regional adjustment'
  | 'Volume discount'
  | `${'Workstations' | 'Servers'}, ${`${SupportLevel} support` | 'backup' | 'security'}`;

/** One line of "show the working". The amounts of all lines add up to the monthly total. */
export interface PricingLine {
  id: string;
  /** In English; other languages have a text for it. */
  label: PricingLabel;
  /** The result field that the line is part of; none for adjustments. */
  item?: keyof PricingResults;
  /** The quantity, on lines with a unit price. */
  quantity?: number;
  /** US dollars a month per unit. */
  unitPrice?: number;
  /** Percent, on the two adjustments. */
  percent?: number;
  /** US dollars a month; negative when it lowers the total. */
  amount: number;
}

// PRICING-4, PRICING-6, PRICING-11
/**
 * Every line of an estimate: the items, with backup and security on their own lines, then the regional adjustment and
 * the discount, so that the lines add up. Options that are off have no line; the adjustments always have one.
 */
export function pricingLines(inputs: Partial<PricingInputs>, rates: PricingRates = standardRates): PricingLine[] {
  const checked = checkedInputs(inputs);
  const results = calculatePricing(checked, rates);
  const items = [
    ...deviceLines('workstation', 'Workstations', checked.workstationCount, checked, rates),
    ...deviceLines('server', 'Servers', checked.serverCount, checked, rates),
    ...(checked.includeCloudServices
      ? [priced('cloudServices', 'Cloud services', 'cloudServicesCost', checked.employeeCount, rates.cloudServices)]
      : []),
    ...(checked.includeVcio ? [priced('vcio', 'vCIO', 'vcioCost', 1, rates.vcio)] : []),
  ];
  const sum = items.reduce((total, { amount }) => total + amount, 0);
  return [
    ...items,
    {
      id: 'regionalAdjustment',
      label: 'Regional adjustment',
      // Rounded: 1.15 - 1 is not exactly 0.15 in binary.
      percent: Number(((rates.region[checked.region] - 1) * 100).toFixed(2)),
      amount: results.subtotal - sum,
    },
    {
      id: 'volumeDiscount',
      label: 'Volume discount',
      percent: results.volumeDiscount,
      amount: 0 - results.discountAmount,
    },
  ];
}

function deviceLines(
  device: Device,
  label: 'Workstations' | 'Servers',
  count: number,
  inputs: PricingInputs,
  rates: PricingRates,
): PricingLine[] {
  const item = `${device}Cost` as const;
  return [
    priced(device, `${label}, ${inputs.supportLevel} support`, item, count, rates.device[device][inputs.supportLevel]),
    ...(inputs.includeBackup ? [priced(`${device}Backup`, `${label}, backup`, item, count, rates.backup[device])] : []),
    ...(inputs.includeSecurity
      ? [priced(`${device}Security`, `${label}, security`, item, count, rates.security[device])]
      : []),
  ];
}

function priced(
  id: string,
  label: PricingLabel,
  item: keyof PricingResults,
  quantity: number,
  unitPrice: number,
): PricingLine {
  return { id, label, item, quantity, unitPrice, amount: quantity * unitPrice };
}
