import { Button, Heading, Text, type HeadingLevel } from '@advisor/ui';
import { CheckboxGroupInput, ErrorSummary, FieldRow, SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { numberWanted } from '@advisor/ui/text';
import { screenOnly, useWholeNumbers } from '../frame';
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
  const [wrong, setWrong] = useState<readonly { name: string; message: string }[]>([]);
  const numbers = useWholeNumbers();

  const form = useRef<HTMLFormElement>(null);
  // With a single error the focus goes straight to its field instead of the summary.
  useEffect(() => {
    const [only, another] = wrong;
    if (only && !another) form.current?.querySelector<HTMLElement>(`[name="${only.name}"]`)?.focus();
  }, [wrong]);

  function submit() {
    const { companyName } = partnerProblems(partner);
    const { yearsInBusiness, employeeCount, customerBase } = partner;
    const unclear = numbers.unclearOf({ yearsInBusiness, employeeCount, customerBase });
    const found = [
      ...(companyName === undefined ? [] : [{ name: 'companyName', message: companyName }]),
      ...unclear.map((name) => ({ name, message: `${countLabels[name]}: ${numberWanted}` })),
    ];
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
  const text = (name: 'companyName' | 'contactPerson' | 'notes') => ({
    name,
    value: partner[name],
    onChange: (value: string) => onChange({ [name]: value }, name),
  });

  return (
    <form
      ref={form}
      aria-labelledby={formId}
      className={`${styles.form} ${screenOnly}`}
      noValidate
      // Before hydration, submitting must not put the fields into the address.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Heading level={headingLevel} size="xl" id={formId}>
        Partner profile
      </Heading>
      <Text size="s" tone="soft" measure>
        Only the company name is required (*). Blank fields score zero.
      </Text>
      {wrong.length > 0 ? (
        <ErrorSummary key={attempts} errors={wrong.map(({ name, message }) => ({ message, fieldId: idOf(name) }))} />
      ) : null}
      <Group title="Company" level={headingLevel}>
        <FieldRow>
          <TextInput
            {...text('companyName')}
            id={idOf('companyName')}
            label="Company name"
            required
            maxLength={200}
            autoComplete="off"
            error={problems.companyName}
          />
          <TextInput {...text('contactPerson')} label="Contact person" maxLength={200} autoComplete="off" />
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
        <TextAreaInput {...text('notes')} label="Notes" hint="No effect on the score." maxLength={5000} />
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
    </form>
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
