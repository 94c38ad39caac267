import { Button, Heading, Text, type HeadingLevel } from '@advisor/ui';
import {
  CheckboxGroupInput,
  FieldRow,
  SelectInput,
  TextAreaInput,
  TextInput,
  type SummaryEntry,
} from '@advisor/ui/fields';
import { useId, useState, type ReactNode } from 'react';
import { numberWanted } from '@advisor/ui/text';
import { FormErrors, LocalForm, screenOnly, useWholeNumbers } from '../frame';
import {
  annualRevenues,
  geographicCoverages,
  industries,
  partnerProblems,
  partnerTypes,
  pointsPerChoice,
  specializations,
  technicalCertifications,
  type PartnerInput,
} from './engine';
import { maxCharacters } from './input';
import { choiceCaps } from './rules';
import * as styles from './PartnerScorecard.css';

export interface PartnerFormProps {
  partner: PartnerInput;
  headingLevel: HeadingLevel;
  /** Called with the changes; consecutive changes of one group are one step of undo. */
  onChange: (change: Partial<PartnerInput>, group?: string) => void;
  /** Called when a valid form is submitted. */
  onGenerate: () => void;
  onReset: () => void;
  /** Removes the partner; absent for the only one. */
  onRemove: (() => void) | undefined;
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const options = {
  industry: optionsOf(industries),
  partnerType: optionsOf(partnerTypes),
  annualRevenue: optionsOf(annualRevenues),
  geographicCoverage: optionsOf(geographicCoverages),
  technicalCertifications: optionsOf(technicalCertifications),
  specializations: optionsOf(specializations),
};

const countLabels = {
  yearsInBusiness: 'Years in business',
  employeeCount: 'Employees',
  customerBase: 'Customer base',
};

/** The form about a partner, which is not sent anywhere. Renders a `<form>`. */
export function PartnerForm({ partner, headingLevel, onChange, onGenerate, onReset, onRemove }: PartnerFormProps) {
  const formId = useId();
  const [attempts, setAttempts] = useState(0);
  const problems = attempts > 0 ? partnerProblems(partner) : {};
  // The summary stays as it was at the attempt; the field shows when it is fixed.
  const [wrong, setWrong] = useState<readonly SummaryEntry[]>([]);
  const numbers = useWholeNumbers();

  function submit() {
    const { notes, ...texts } = partnerProblems(partner);
    const { yearsInBusiness, employeeCount, customerBase } = partner;
    const unclear = numbers.unclearOf({ yearsInBusiness, employeeCount, customerBase });
    // In the order of the fields.
    const found = [
      ...Object.entries(texts),
      ...unclear.map((name) => [name, `${countLabels[name]}: ${numberWanted}`] as const),
      ...(notes ? [['notes', notes] as const] : []),
    ].map(([name, message]) => ({ message, fieldId: idOf(name) }));
    setAttempts(attempts + 1);
    setWrong(found);
    if (found.length === 0) onGenerate();
  }

  function reset() {
    setAttempts(0);
    setWrong([]);
    numbers.forget();
    onReset();
  }

  const choice = (name: 'industry' | 'partnerType' | 'annualRevenue' | 'geographicCoverage') => ({
    name,
    placeholder: 'Not chosen',
    options: options[name],
    value: partner[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const choices = (name: 'technicalCertifications' | 'specializations') => ({
    hint: `${pointsPerChoice} points each, at most ${choiceCaps[name]}.`,
    options: options[name],
    value: partner[name],
    onChange: (value: readonly string[]) => onChange({ [name]: value }),
  });
  const idOf = (name: string) => `${formId}-${name}`;
  const count = (name: keyof typeof countLabels) => ({
    ...numbers.field(name, partner[name], (value) => onChange({ [name]: value }, name)),
    id: idOf(name),
    label: countLabels[name],
  });
  const text = (name: keyof typeof maxCharacters) => ({
    name,
    id: idOf(name),
    value: partner[name],
    error: problems[name],
    maxLength: maxCharacters[name],
    keepsExcess: true,
    onChange: (value: string) => onChange({ [name]: value }, name),
  });

  return (
    <LocalForm aria-labelledby={formId} className={`${styles.form} ${screenOnly}`} onSubmit={submit}>
      <Heading level={headingLevel} size="xl" id={formId}>
        Partner profile
      </Heading>
      <Text size="s" tone="soft" measure>
        Only the company name is required (*). Blank fields score zero.
      </Text>
      {wrong.length > 0 ? <FormErrors key={attempts} errors={wrong} /> : null}
      <Group title="Company" level={headingLevel}>
        <FieldRow>
          <TextInput {...text('companyName')} label="Company name" required autoComplete="off" />
          <TextInput {...text('contactPerson')} label="Contact person" autoComplete="off" />
        </FieldRow>
        <FieldRow>
          <SelectInput {...choice('industry')} label="Industry" />
          <SelectInput {...choice('partnerType')} label="Partner type" />
        </FieldRow>
      </Group>
      <Group title="Size and reach" level={headingLevel}>
        <FieldRow>
          <TextInput {...count('yearsInBusiness')} />
          <TextInput {...count('employeeCount')} />
          <TextInput {...count('customerBase')} />
        </FieldRow>
        <FieldRow>
          <SelectInput {...choice('annualRevenue')} label="Annual revenue" />
          <SelectInput {...choice('geographicCoverage')} label="Geographic coverage" />
        </FieldRow>
      </Group>
      <Group title="Capability" level={headingLevel}>
        <CheckboxGroupInput {...choices('technicalCertifications')} label="Technical certifications" />
        <CheckboxGroupInput {...choices('specializations')} label="Specializations" />
      </Group>
      <Group title="Notes" level={headingLevel}>
        <TextAreaInput {...text('notes')} label="Notes" hint="No effect on the score." />
        <div className={styles.actions}>
          <Button type="submit">Generate Scorecard</Button>
          <Button variant="secondary" onClick={reset}>
            Reset
          </Button>
          {onRemove ? (
            <Button variant="quiet" tone="critical" onClick={onRemove}>
              Remove this partner
            </Button>
          ) : null}
        </div>
      </Group>
    </LocalForm>
  );
}

function Group({ title, level, children }: { title: string; level: HeadingLevel; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <Heading level={(level + 1) as HeadingLevel} size="m" id={id}>
        {title}
      </Heading>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
