import { useLanguage, type Language, type TextOf } from '@advisor/ui/language';
import { createContext, useContext, useMemo } from 'react';
import { currencyName, listFormat, numberFormat, type ToolWords } from '../language';
import { type PricingInputs } from './calculate';
import { disclaimerText } from './document';
import type { PricingWords } from './messages/es';
import type { BusinessType, Device, Region, SupportLevel } from './rates';

/** The texts that the calculator may use. */
type Words = ToolWords & PricingWords;
export type PricingText = TextOf<Words>;

export const businessTypeNames = {
  'small-business': 'Small business',
  'medium-business': 'Medium business',
  enterprise: 'Enterprise',
  healthcare: 'Healthcare',
  legal: 'Legal',
  financial: 'Financial',
} as const satisfies Record<BusinessType, PricingText>;

/** A support level: its name, and in sentences. */
export const supportLevelTexts = {
  basic: { name: 'Basic', inRegion: 'Basic support, {region}.', against: 'Against basic' },
  standard: { name: 'Standard', inRegion: 'Standard support, {region}.', against: 'Against standard' },
  premium: { name: 'Premium', inRegion: 'Premium support, {region}.', against: 'Against premium' },
} as const satisfies Record<SupportLevel, Record<string, PricingText>>;

export const regionNames = {
  us: 'United States',
  eu: 'Europe',
  apac: 'Asia Pacific',
} as const satisfies Record<Region, PricingText>;

/** The yes-or-no inputs in the order of the form: their labels, and in an enumeration. */
export const optionTexts = {
  includeBackup: { label: 'Backup', listed: 'backup' },
  includeSecurity: { label: 'Security', listed: 'security' },
  includeCloudServices: { label: 'Cloud services', listed: 'cloud services' },
  includeVcio: { label: 'vCIO', listed: 'vCIO' },
  includeMonitoring: { label: 'Monitoring', listed: 'monitoring' },
  includeHelpdesk: { label: 'Help desk', listed: 'help desk' },
} as const satisfies Partial<Record<keyof PricingInputs, Record<string, PricingText>>>;
export const optionNames = Object.keys(optionTexts) as (keyof typeof optionTexts)[];

export const oneMoreTexts = {
  workstation: 'One more workstation costs less',
  server: 'One more server costs less',
} as const satisfies Record<Device, PricingText>;

/** The currency of the amounts around a component. */
export const Currency = createContext('USD');

/** The words and formats of the calculator, in the language and currency around a component. */
export function usePricing() {
  const language = useLanguage<Words>();
  const currency = useContext(Currency);
  return useMemo(() => pricingLanguage(language, currency), [language, currency]);
}

/** The words and formats of the calculator. */
export type PricingLanguage = ReturnType<typeof pricingLanguage>;

export function pricingLanguage(language: Language<Words>, currency: string) {
  const { locale, t, plural } = language;
  const amounts = { style: 'currency', currency } as const;
  const percents = { style: 'percent', maximumFractionDigits: 2 } as const;
  const money = numberFormat(locale, { ...amounts, signDisplay: 'negative' });
  const share = numberFormat(locale, { ...percents, signDisplay: 'exceptZero' });
  const list = listFormat(locale);
  return {
    ...language,
    currency,
    /** Two decimals; an amount that rounds to 0 has no sign. */
    money,
    /** With a sign, for differences. */
    difference: numberFormat(locale, { ...amounts, signDisplay: 'exceptZero' }),
    /** A rate, without decimals if it is whole. */
    rate: numberFormat(locale, { ...amounts, trailingZeroDisplay: 'stripIfInteger' }),
    /** Percent with a sign. */
    percent: (value: number) => share(value / 100),
    /** Percent without a sign. */
    plainPercent: (value: number) => numberFormat(locale, percents)(value / 100),
    // PRICING-8
    /** "n/a" without employees. */
    perEmployee: ({ employeeCount }: PricingInputs, cost: number) => (employeeCount > 0 ? money(cost) : t('n/a')),
    /** The name of the currency in a sentence. */
    currencyName: () => currencyName(locale, currency),
    disclaimer: () => t(disclaimerText, { currency: currencyName(locale, currency) }),
    /** The environment of an estimate, in two or three sentences. */
    describe: (inputs: PricingInputs): string => {
      const size = list([
        plural(inputs.employeeCount, '{count} employee', '{count} employees'),
        plural(inputs.workstationCount, '{count} workstation', '{count} workstations'),
        plural(inputs.serverCount, '{count} server', '{count} servers'),
      ]);
      const included = optionNames.filter((name) => inputs[name]).map((name) => t(optionTexts[name].listed));
      const region = t(regionNames[inputs.region]);
      return [
        t('{business} with {size}.', { business: t(businessTypeNames[inputs.businessType]), size }),
        t(supportLevelTexts[inputs.supportLevel].inRegion, { region }),
        ...(included.length > 0 ? [t('Includes {services}.', { services: list(included) })] : []),
      ].join(' ');
    },
  };
}
