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
import { numberWanted, type MessageValues } from '@advisor/ui/text';
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
import { useScorecardLanguage, type ScorecardText } from './words';

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

const values = {
  industry: industries,
  partnerType: partnerTypes,
  annualRevenue: annualRevenues,
  geographicCoverage: geographicCoverages,
  technicalCertifications,
  specializations,
};

const countLabels = {
  yearsInBusiness: 'Years in business',
  employeeCount: 'Employees',
  customerBase: 'Customer base',
} as const;

/** The form about a partner, which is not sent anywhere. Renders a `<form>`. */
export function PartnerForm({ partner, headingLevel, onChange, onGenerate, onReset, onRemove }: PartnerFormProps) {
  const { t, tell } = useScorecardLanguage();
  const translate = (text: ScorecardText, values?: MessageValues) => tell({ text, values });
  const optionsOf = (name: keyof typeof values) => values[name].map((value) => ({ value, label: t(value) }));
  const formId = useId();
  const [attempts, setAttempts] = useState(0);
  const problems = attempts > 0 ? partnerProblems(partner, translate) : {};
  // The summary stays as it was at the attempt; the field shows when it is fixed.
  const [wrong, setWrong] = useState<readonly SummaryEntry[]>([]);
  const numbers = useWholeNumbers();

  function submit() {
    const { notes, ...texts } = partnerProblems(partner, translate);
    const { yearsInBusiness, employeeCount, customerBase } = partner;
    const unclear = numbers.unclearOf({ yearsInBusiness, employeeCount, customerBase });
    // In the order of the fields.
    const found = [
      ...Object.entries(texts),
      ...unclear.map(
        (name) =>
          [name, t('{label}: {problem}', { label: t(countLabels[name]), problem: { text: numberWanted } })] as const,
      ),
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
    placeholder: t('Not chosen'),
    options: optionsOf(name),
    value: partner[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const choices = (name: 'technicalCertifications' | 'specializations') => ({
    hint: t('{points} points each, at most {cap}.', { points: pointsPerChoice, cap: choiceCaps[name] }),
    options: optionsOf(name),
    value: partner[name],
    onChange: (value: readonly string[]) => onChange({ [name]: value }),
  });
  const idOf = (name: string) => `${formId}-${name}`;
  const count = (name: keyof typeof countLabels) => ({
    ...numbers.field(name, partner[name], (value) => onChange({ [name]: value }, name)),
    id: idOf(name),
    label: t(countLabels[name]),
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
        {t('Partner profile')}
      </Heading>
      <Text size="s" color="textSoft" measure>
        {t('Only the company name is required (*). Blank fields score zero.')}
      </Text>
      {wrong.length > 0 ? <FormErrors key={attempts} errors={wrong} /> : null}
      <Group title={t('Company')} level={headingLevel}>
        <FieldRow>
          <TextInput {...text('companyName')} label={t('Company name')} required autoComplete="off" />
          <TextInput {...text('contactPerson')} label={t('Contact person')} autoComplete="off" />
        </FieldRow>
        <FieldRow>
          <SelectInput {...choice('industry')} label={t('Industry')} />
          <SelectInput {...choice('partnerType')} label={t('Partner type')} />
        </FieldRow>
      </Group>
      <Group title={t('Size and reach')} level={headingLevel}>
        <FieldRow>
          <TextInput {...count('yearsInBusiness')} />
          <TextInput {...count('employeeCount')} />
          <TextInput {...count('customerBase')} />
        </FieldRow>
        <FieldRow>
          <SelectInput {...choice('annualRevenue')} label={t('Annual revenue')} />
          <SelectInput {...choice('geographicCoverage')} label={t('Geographic coverage')} />
        </FieldRow>
      </Group>
      <Group title={t('Capability')} level={headingLevel}>
        <CheckboxGroupInput {...choices('technicalCertifications')} label={t('Technical certifications')} />
        <CheckboxGroupInput {...choices('specializations')} label={t('Specializations')} />
      </Group>
      <Group title={t('Notes')} level={headingLevel}>
        <TextAreaInput {...text('notes')} label={t('Notes')} hint={t('No effect on the score.')} />
        <div className={styles.actions}>
          <Button type="submit">{t('Generate Scorecard')}</Button>
          <Button variant="secondary" onClick={reset}>
            {t('Reset')}
          </Button>
          {onRemove ? (
            <Button variant="quiet" tone="danger" onClick={onRemove}>
              {t('Remove this partner')}
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
