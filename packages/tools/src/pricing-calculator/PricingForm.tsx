import { Button, Heading, type HeadingLevel } from '@advisor/ui';
import { CheckboxInput, RadioGroupInput, SelectInput, TextInput } from '@advisor/ui/fields';
import { useId } from 'react';
import { LocalForm, screenOnly, useWholeNumbers } from '../frame';
import {
  businessTypes,
  inputsWithoutPriceEffect,
  regions,
  supportLevels,
  type Device,
  type PricingInputs,
  type PricingRates,
} from './engine';
import { businessTypeNames, optionNames, optionTexts, regionNames, supportLevelTexts, usePricing } from './words';
import * as styles from './PricingCalculator.css';

export interface PricingFormProps {
  inputs: PricingInputs;
  rates: PricingRates;
  headingLevel: HeadingLevel;
  /** Called with the changes; consecutive changes of one group are one step of undo. */
  onChange: (change: Partial<PricingInputs>, group?: string) => void;
  /** Called when a valid form is submitted. */
  onCalculate: () => void;
  onClear: () => void;
}

const noEffect = 'Included, no price effect.';
const counts = [
  ['employeeCount', 'Employees'],
  ['workstationCount', 'Workstations'],
  ['serverCount', 'Servers'],
] as const;

/** The parameters of an estimate, which are not sent anywhere. Renders a `<form>`. */
export function PricingForm({ inputs, rates, headingLevel, onChange, onCalculate, onClear }: PricingFormProps) {
  const headingId = useId();
  const { t, rate, percent, currencyName } = usePricing();
  const { workstation, server } = rates.device;
  const perDevice = (prices: Record<Device, number>) =>
    t('{workstation} per workstation, {server} per server.', {
      workstation: rate(prices.workstation),
      server: rate(prices.server),
    });
  const hints: Partial<Record<keyof PricingInputs, string>> = {
    includeBackup: perDevice(rates.backup),
    includeSecurity: perDevice(rates.security),
    includeCloudServices: t('{price} per employee.', { price: rate(rates.cloudServices) }),
    includeVcio: t('{price} a month, flat.', { price: rate(rates.vcio) }),
  };
  const regionNote = (region: PricingInputs['region']) => {
    const factor = rates.region[region];
    return factor === 1 ? '' : ` (${percent((factor - 1) * 100)})`;
  };
  const numbers = useWholeNumbers();

  function submit(form: HTMLFormElement) {
    const { employeeCount, workstationCount, serverCount } = inputs;
    const [unclear] = numbers.unclearOf({ employeeCount, workstationCount, serverCount });
    if (unclear === undefined) onCalculate();
    else form.querySelector<HTMLElement>(`[name="${unclear}"]`)?.focus();
  }

  return (
    <LocalForm aria-labelledby={headingId} className={`${styles.form} ${screenOnly}`} onSubmit={submit}>
      <Heading level={headingLevel} size="xl" id={headingId}>
        {t('Your environment')}
      </Heading>
      <div className={styles.counts}>
        {counts.map(([name, label]) => (
          <TextInput
            key={name}
            {...numbers.field(name, inputs[name], (value) => onChange({ [name]: value }, name))}
            label={t(label)}
          />
        ))}
      </div>
      <SelectInput
        name="businessType"
        label={t('Business type')}
        hint={t(noEffect)}
        placeholder={null}
        options={businessTypes.map((value) => ({ value, label: t(businessTypeNames[value]) }))}
        value={inputs.businessType}
        onChange={(value) => onChange({ businessType: value as PricingInputs['businessType'] })}
      />
      <RadioGroupInput
        layout="row"
        label={t('Support level')}
        hint={t(
          'A workstation and a server a month: basic {basic} and {basicServer}, standard {standard} and {standardServer}, premium {premium} and {premiumServer}.',
          {
            basic: rate(workstation.basic),
            basicServer: rate(server.basic),
            standard: rate(workstation.standard),
            standardServer: rate(server.standard),
            premium: rate(workstation.premium),
            premiumServer: rate(server.premium),
          },
        )}
        options={supportLevels.map((value) => ({ value, label: t(supportLevelTexts[value].name) }))}
        value={inputs.supportLevel}
        onChange={(value) => onChange({ supportLevel: value as PricingInputs['supportLevel'] })}
      />
      <SelectInput
        name="region"
        label={t('Region')}
        hint={t('Prices are in {currency} in every region.', { currency: currencyName() })}
        placeholder={null}
        options={regions.map((value) => ({ value, label: `${t(regionNames[value])}${regionNote(value)}` }))}
        value={inputs.region}
        onChange={(value) => onChange({ region: value as PricingInputs['region'] })}
      />
      <fieldset>
        <legend className={styles.legend}>{t('Services')}</legend>
        <div className={styles.options}>
          {optionNames.map((name) => (
            <CheckboxInput
              key={name}
              name={name}
              label={t(optionTexts[name].label)}
              hint={hasNoEffect(name) ? t(noEffect) : hints[name]}
              value={inputs[name]}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit">{t('Calculate Pricing')}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            numbers.forget();
            onClear();
          }}
        >
          {t('Clear')}
        </Button>
      </div>
    </LocalForm>
  );
}

const hasNoEffect = (name: keyof PricingInputs) => (inputsWithoutPriceEffect as readonly string[]).includes(name);
