import { type PricingInputs } from './calculate';
import type { BusinessType, Region, SupportLevel } from './rates';

export const businessTypeNames: Record<BusinessType, string> = {
  'small-business': 'Small business',
  'medium-business': 'Medium business',
  enterprise: 'Enterprise',
  healthcare: 'Healthcare',
  legal: 'Legal',
  financial: 'Financial',
};

export const supportLevelNames: Record<SupportLevel, string> = {
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
};

export const regionNames: Record<Region, string> = { us: 'United States', eu: 'Europe', apac: 'Asia Pacific' };

/** The yes-or-no inputs in the order of the form. */
export const optionNames = {
  includeBackup: 'Backup',
  includeSecurity: 'Security',
  includeCloudServices: 'Cloud services',
  includeVcio: 'vCIO',
  includeMonitoring: 'Monitoring',
  includeHelpdesk: 'Help desk',
} as const;

const inDollars = (options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...options });
  return (amount: number) => format.format(amount);
};
/** US dollars with two decimals; what rounds to nothing has no sign. */
export const money = inDollars({ signDisplay: 'negative' });
/** US dollars with a sign, for differences. */
export const difference = inDollars({ signDisplay: 'exceptZero' });
/** A rate, without decimals when it is whole. */
export const rate = inDollars({ trailingZeroDisplay: 'stripIfInteger' });

const signedPercent = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
export const percent = (value: number) => `${signedPercent.format(value)}%`;

/** "n/a" without employees (decisions.md §1). */
export const perEmployee = ({ employeeCount }: PricingInputs, cost: number) =>
  employeeCount > 0 ? money(cost) : 'n/a';

const number = new Intl.NumberFormat('en-US');
export const counted = (count: number, one: string) => `${number.format(count)} ${one}${count === 1 ? '' : 's'}`;

const list = new Intl.ListFormat('en-US');

/** What an estimate is for, in two or three sentences. */
export function describe(inputs: PricingInputs): string {
  const size = list.format([
    counted(inputs.employeeCount, 'employee'),
    counted(inputs.workstationCount, 'workstation'),
    counted(inputs.serverCount, 'server'),
  ]);
  const included = Object.entries(optionNames)
    .filter(([name]) => inputs[name as keyof typeof optionNames])
    .map(([, label]) => (label === 'vCIO' ? label : label.toLowerCase()));
  return [
    `${businessTypeNames[inputs.businessType]} with ${size}.`,
    `${supportLevelNames[inputs.supportLevel]} support, ${regionNames[inputs.region]}.`,
    ...(included.length > 0 ? [`Includes ${list.format(included)}.`] : []),
  ].join(' ');
}
