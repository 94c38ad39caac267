import { formatCount } from '@advisor/ui';
import { lazyFormat } from '../lazy-format';
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

const formatter = (options: Intl.NumberFormatOptions) =>
  lazyFormat<number>(() => new Intl.NumberFormat('en-US', options));
const list = lazyFormat<string[]>(() => new Intl.ListFormat('en-US'));

const dollars = { style: 'currency', currency: 'USD' } as const;
/** US dollars with two decimals; an amount that rounds to 0 has no sign. */
export const money = formatter({ ...dollars, signDisplay: 'negative' });
/** US dollars with a sign, for differences. */
export const difference = formatter({ ...dollars, signDisplay: 'exceptZero' });
/** A rate, without decimals if it is whole. */
export const rate = formatter({ ...dollars, trailingZeroDisplay: 'stripIfInteger' });

const signed = formatter({ signDisplay: 'exceptZero', maximumFractionDigits: 2 });
export const percent = (value: number) => `${signed(value)}%`;

// PRICING-8
/** "n/a" without employees. */
export const perEmployee = ({ employeeCount }: PricingInputs, cost: number) =>
  employeeCount > 0 ? money(cost) : 'n/a';

export const counted = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** The environment of an estimate, in two or three sentences. */
export function describe(inputs: PricingInputs): string {
  const size = list([
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
    ...(included.length > 0 ? [`Includes ${list(included)}.`] : []),
  ].join(' ');
}
