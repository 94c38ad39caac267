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
import { businessTypeNames, optionNames, percent, rate, regionNames, supportLevelNames } from './words';
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
  const hints = optionHints(rates);
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
        Your environment
      </Heading>
      <div className={styles.counts}>
        {counts.map(([name, label]) => (
          <TextInput
            key={name}
            {...numbers.field(name, inputs[name], (value) => onChange({ [name]: value }, name))}
            label={label}
          />
        ))}
      </div>
      <SelectInput
        name="businessType"
        label="Business type"
        hint={noEffect}
        placeholder={null}
        options={businessTypes.map((value) => ({ value, label: businessTypeNames[value] }))}
        value={inputs.businessType}
        onChange={(value) => onChange({ businessType: value as PricingInputs['businessType'] })}
      />
      <RadioGroupInput
        layout="row"
        label="Support level"
        hint={`A workstation and a server a month: ${supportLevels.map((level) => `${supportLevelNames[level].toLowerCase()} ${rate(rates.device.workstation[level])} and ${rate(rates.device.server[level])}`).join(', ')}.`}
        options={supportLevels.map((value) => ({ value, label: supportLevelNames[value] }))}
        value={inputs.supportLevel}
        onChange={(value) => onChange({ supportLevel: value as PricingInputs['supportLevel'] })}
      />
      <SelectInput
        name="region"
        label="Region"
        hint="Prices are in US dollars in every region."
        placeholder={null}
        options={regions.map((value) => ({ value, label: `${regionNames[value]}${regionNote(rates, value)}` }))}
        value={inputs.region}
        onChange={(value) => onChange({ region: value as PricingInputs['region'] })}
      />
      <fieldset>
        <legend className={styles.legend}>Services</legend>
        <div className={styles.options}>
          {(Object.keys(optionNames) as (keyof typeof optionNames)[]).map((name) => (
            <CheckboxInput
              key={name}
              name={name}
              label={optionNames[name]}
              hint={hasNoEffect(name) ? noEffect : hints[name]}
              value={inputs[name]}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit">Calculate Pricing</Button>
        <Button
          variant="secondary"
          onClick={() => {
            numbers.forget();
            onClear();
          }}
        >
          Clear
        </Button>
      </div>
    </LocalForm>
  );
}

const hasNoEffect = (name: keyof PricingInputs) => (inputsWithoutPriceEffect as readonly string[]).includes(name);

function optionHints(rates: PricingRates): Partial<Record<keyof PricingInputs, string>> {
  const perDevice = (prices: Record<Device, number>) =>
    `${rate(prices.workstation)} per workstation, ${rate(prices.server)} per server.`;
  return {
    includeBackup: perDevice(rates.backup),
    includeSecurity: perDevice(rates.security),
    includeCloudServices: `${rate(rates.cloudServices)} per employee.`,
    includeVcio: `${rate(rates.vcio)} a month, flat.`,
  };
}

function regionNote(rates: PricingRates, region: PricingInputs['region']): string {
  const factor = rates.region[region];
  return factor === 1 ? '' : ` (${percent((factor - 1) * 100)})`;
}
