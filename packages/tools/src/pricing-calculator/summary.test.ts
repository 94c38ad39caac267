import { createLanguage } from '@advisor/ui/language';
import { expect, it } from 'vitest';
import { es as common } from '../language/es';
import { defaultPricingInputs, standardRates, type PricingInputs } from './engine';
import { es } from './messages/es';
import { summaryOf } from './summary';
import { pricingLanguage } from './words';

const clinic: PricingInputs = {
  ...defaultPricingInputs,
  businessType: 'healthcare',
  employeeCount: 30,
  workstationCount: 36,
  serverCount: 4,
  includeBackup: true,
  includeSecurity: true,
  includeCloudServices: true,
  includeVcio: true,
  region: 'eu',
};
const english = pricingLanguage(createLanguage('en-US') as never, 'USD');
const spanish = pricingLanguage(createLanguage('es', common, es) as never, 'EUR');

// TOOL-25
it('sums an estimate up with the figures of the view', () => {
  expect(summaryOf(clinic, standardRates, english)).toBe(
    [
      'Healthcare with 30 employees, 36 workstations, and 4 servers. Standard support, Europe. Includes backup, security, cloud services, vCIO, monitoring, and help desk.',
      '',
      'Monthly total: $9,614.00',
      'Annual total: $115,368.00',
      'Per employee, monthly: $320.47',
      'Volume discount: 5%',
      '',
      english.disclaimer(),
    ].join('\n'),
  );
});

it('says n/a without employees, and leaves out a discount that there is none of', () => {
  const summary = summaryOf({ ...defaultPricingInputs, workstationCount: 3 }, standardRates, english);
  expect(summary).toContain('Per employee, monthly: n/a');
  expect(summary).not.toContain('Volume discount');
});

it('is in the language and currency of the tool', () => {
  const summary = summaryOf(clinic, standardRates, spanish);
  expect(summary).toContain('Total anual: 115.368,00\u00a0€');
  expect(summary).toContain('Descuento por volumen: 5\u00a0%');
});
