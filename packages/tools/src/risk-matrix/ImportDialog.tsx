import { Alert, Button, Dialog, Heading, Text } from '@advisor/ui';
import { ErrorSummary, SelectInput, type FieldOption } from '@advisor/ui/fields';
import { cutText } from '@advisor/ui/text';
import { useId, useMemo, useState } from 'react';
import { LocalForm, type Tool } from '../frame';
import { InputError, reasonOf } from '../language';
import { columnLabels, guessSources, importFields, requiredFields, type ImportField, type Sources } from './columns';
import { fieldNames, type ImportedRisk, type RiskMatrixDocument } from './document';
import type { ChosenTable } from './files';
import * as styles from './ImportDialog.css';
import type { Table } from './table';
import type { RiskWords } from './messages/es';
import type { RegisterActions } from './registerActions';
import { categories, levels, type Level, type RiskCategory } from './rules';
import {
  choiceKey,
  foreignValues,
  leaveOut,
  risksOf,
  valuesOf,
  type ForeignValue,
  type TableRisks,
  type ValueKind,
} from './tableRisks';
import { useRiskLanguage } from './useRiskLanguage';
import type { RiskLanguage, RiskText } from './words';

export interface ImportDialogProps {
  chosen: ChosenTable;
  tool: Tool<RiskMatrixDocument>;
  register: RegisterActions;
  onClose: () => void;
}

const fieldLabels = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  probability: 'Probability',
  impact: 'Impact',
  status: 'Status',
  owner: 'Owner',
  mitigation: 'Mitigation',
  residualProbability: 'Probability after mitigation',
  residualImpact: 'Impact after mitigation',
  dateAdded: 'Date added',
} as const satisfies Record<ImportField, RiskText>;

/** The fields that may have one value for all rows. */
const forAllRows: Partial<Record<ImportField, readonly (Level | RiskCategory)[]>> = {
  category: categories,
  probability: levels,
  impact: levels,
};

const valueHeadings = {
  level: {
    title: 'Levels',
    text: 'This register has four levels: Low, Medium, High and Critical. Choose the level for each rating in the file.',
  },
  category: { title: 'Categories', text: 'These are not categories of this register. Choose what each becomes.' },
  status: { title: 'Statuses', text: 'These are not statuses of this register. Choose what each becomes.' },
  dayOrder: { title: 'Day and month', text: 'Choose which comes first in dates such as this.' },
  dayNumber: { title: 'Numbers in place of dates', text: 'Choose what numbers such as this mean.' },
} as const satisfies Record<ValueKind, Record<'title' | 'text', RiskText>>;

const isRequired = (field: ImportField) => requiredFields.some((required) => required === field);
const maxListed = 8;

// RISK-14
/** A preview of an import: columns, values and risks. Renders a modal `<dialog>`. */
export function ImportDialog({ chosen: first, tool, register, onClose }: ImportDialogProps) {
  const [chosen, setChosen] = useState(first);
  const { table, fileName } = chosen;
  const { t, plural, tell } = useRiskLanguage();
  const id = useId();
  const [sources, setSources] = useState<Sources>(() => guessSources(table.header.cells));
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const values = useMemo(() => foreignValues(table, sources, choices), [table, sources, choices]);
  const found = useMemo(() => risksOf(table, sources, values), [table, sources, values]);
  const fieldId = (name: string) => `${id}-${name}`;
  const missing = requiredFields.filter((field) => sources[field] === undefined);
  const open = values.filter(({ choice }) => choice === '');
  const problems = [
    ...missing.map((field) => ({
      fieldId: fieldId(field),
      message: t('Choose the column of {field}.', { field: t(fieldNames[field]) }),
    })),
    ...open.map((value) => ({
      fieldId: fieldId(choiceKey(value)),
      message: t('Choose what {value} becomes.', { value: nameOf(value, t) }),
    })),
  ];

  /** Reads the file in another way, for which everything is guessed anew. */
  function readAgain(next: ChosenTable) {
    setChosen(next);
    setSources(guessSources(next.table.header.cells));
    setChoices({});
    setAttempts(0);
    setRefusal(undefined);
  }

  function onSubmit() {
    setAttempts(attempts + 1);
    setRefusal(undefined);
    if (problems.length > 0) return;
    try {
      if (found.risks.length === 0)
        throw new InputError<RiskWords>('No row of the file can be imported. The reasons are below.');
      register.addAll(found.risks);
    } catch (error) {
      setRefusal(tell(reasonOf(error)));
      return;
    }
    const left = found.refused.length;
    const added = plural(
      found.risks.length,
      '{count} risk from {file} added to the matrix.',
      '{count} risks from {file} added to the matrix.',
      { file: fileName },
    );
    const without = left > 0 ? ` ${plural(left, '{count} row was left out.', '{count} rows were left out.')}` : '';
    tool.notify(t('Risks Imported'), added + without);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Import risks')}
      description={[
        plural(table.rows.length, '{file} has {count} row.', '{file} has {count} rows.', { file: fileName }),
        ...(chosen.assumed ? [] : [tell(chosen.reading)]),
        t('Nothing is added before you press Import.'),
      ].join(' ')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id}>
            {plural(found.risks.length, 'Import {count} risk', 'Import {count} risks')}
          </Button>
        </>
      }
    >
      <LocalForm id={id} onSubmit={onSubmit} className={styles.part}>
        {attempts > 0 && problems.length > 0 ? <ErrorSummary key={attempts} errors={problems} /> : null}
        {refusal === undefined ? null : (
          <Alert live tone="danger" title={t('Nothing was imported')}>
            {refusal}
          </Alert>
        )}
        {chosen.assumed ? (
          <Alert title={t('Check accented letters')}>
            {`${tell(chosen.reading)} ${t('If letters such as ü and é look wrong below, save the file as UTF-8.')}`}
          </Alert>
        ) : null}
        <Columns
          chosen={chosen}
          sources={sources}
          idOf={fieldId}
          showErrors={attempts > 0}
          onChange={(next) => setSources(next)}
          onRead={readAgain}
        />
        {(Object.keys(valueHeadings) as ValueKind[]).map((kind) => (
          <Values
            key={kind}
            kind={kind}
            values={values.filter((value) => value.kind === kind)}
            idOf={fieldId}
            showErrors={attempts > 0}
            onChoose={(value, choice) => setChoices((before) => ({ ...before, [choiceKey(value)]: choice }))}
          />
        ))}
        <Outcome found={found} unit={table.unit} />
      </LocalForm>
    </Dialog>
  );
}

interface ColumnsProps {
  chosen: ChosenTable;
  sources: Sources;
  idOf: (name: string) => string;
  showErrors: boolean;
  onChange: (sources: Sources) => void;
  onRead: (next: ChosenTable) => void;
}

/** How the file is read, and which column fills which field. Renders a `<section>`. */
function Columns({ chosen: { table, choice }, sources, idOf, showErrors, onChange, onRead }: ColumnsProps) {
  const { t, tell } = useRiskLanguage();
  const [unread, setUnread] = useState<string>();
  const readAs = (value: string) => {
    setUnread(undefined);
    try {
      if (choice) onRead(choice.choose(value));
    } catch (error) {
      setUnread(tell(reasonOf(error)));
    }
  };
  const headingId = useId();
  const columns = columnLabels(table.header.cells, t).map((label, index) => ({
    value: `#${index}`,
    label: cutText(label, 60),
  }));
  const set = (field: ImportField, value: string) => {
    const { [field]: _before, ...others } = sources;
    onChange(
      value === '' ? others : { ...others, [field]: value.startsWith('#') ? Number(value.slice(1)) : value.slice(1) },
    );
  };
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <Heading level={3} size="l" id={headingId}>
        {t('Columns')}
      </Heading>
      <div className={styles.selects}>
        {choice ? (
          <SelectInput
            id={idOf('choice')}
            label={t(choice.label)}
            placeholder={null}
            options={choice.options}
            value={choice.value}
            {...(unread !== undefined && { error: unread })}
            onChange={readAs}
          />
        ) : null}
        {importFields.map((field) => {
          const source = sources[field];
          const options: FieldOption[] = [
            ...columns,
            ...(forAllRows[field] ?? []).map((value) => ({
              value: `=${value}`,
              label: t('All rows: {value}', { value: t(value) }),
            })),
          ];
          const sample =
            typeof source === 'number' && table.rows.map(({ cells }) => cells[source]?.trim()).find((text) => text);
          return (
            <SelectInput
              key={field}
              id={idOf(field)}
              label={t(fieldLabels[field])}
              required={isRequired(field)}
              placeholder={isRequired(field) ? t('Choose a column') : t('Not in the file')}
              options={options}
              value={source === undefined ? '' : typeof source === 'number' ? `#${source}` : `=${source}`}
              {...(sample && { hint: t('First: {text}', { text: shortened(sample) }) })}
              {...(showErrors && source === undefined && isRequired(field) && { error: t('Choose the column.') })}
              onChange={(value) => set(field, value)}
            />
          );
        })}
      </div>
    </section>
  );
}

interface ValuesProps {
  kind: ValueKind;
  values: readonly ForeignValue[];
  idOf: (name: string) => string;
  showErrors: boolean;
  onChoose: (value: ForeignValue, choice: string) => void;
}

/** What the unknown values of one kind become. Renders a `<section>`, or nothing if all are known. */
function Values({ kind, values, idOf, showErrors, onChoose }: ValuesProps) {
  const { t, plural } = useRiskLanguage();
  const headingId = useId();
  if (values.length === 0) return null;
  const isDate = kind === 'dayOrder' || kind === 'dayNumber';
  const options = [
    ...valuesOf(kind).map((value) => ({ value, label: t(value) })),
    { value: leaveOut, label: t(isDate ? 'Use today’s date' : 'Leave these rows out') },
  ];
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <Heading level={3} size="l" id={headingId}>
        {t(valueHeadings[kind].title)}
      </Heading>
      <Text size="s" color="textSoft">
        {t(valueHeadings[kind].text)}
      </Text>
      <div className={styles.selects}>
        {values.map((value) => (
          <SelectInput
            key={choiceKey(value)}
            id={idOf(choiceKey(value))}
            label={nameOf(value, t)}
            hint={plural(value.count, 'In {count} cell.', 'In {count} cells.')}
            required
            placeholder={t('Choose one')}
            options={options}
            value={value.choice}
            {...(showErrors && value.choice === '' && { error: t('Choose what it becomes.') })}
            onChange={(choice) => onChoose(value, choice)}
          />
        ))}
      </div>
    </section>
  );
}

/** What will be imported, and what not and why. Renders a `<section>`. */
function Outcome({ found: { risks, refused, undated }, unit }: { found: TableRisks; unit: Table['unit'] }) {
  const { t, plural, tell } = useRiskLanguage();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <Heading level={3} size="l" id={headingId}>
        {t('What is imported')}
      </Heading>
      <div role="status">
        <Text size="s">
          {[
            plural(
              risks.length,
              '{count} risk of {total} can be imported.',
              '{count} risks of {total} can be imported.',
              {
                total: risks.length + refused.length,
              },
            ),
            ...(refused.length > 0
              ? [plural(refused.length, '{count} row is left out.', '{count} rows are left out.')]
              : []),
            ...(undated > 0
              ? [
                  plural(
                    undated,
                    '{count} risk gets today’s date in place of one that is not clear.',
                    '{count} risks get today’s date in place of one that is not clear.',
                  ),
                ]
              : []),
          ].join(' ')}
        </Text>
      </div>
      {risks.length > 0 ? (
        <ul aria-label={t('First risks')} role="list" className={styles.list}>
          {risks.slice(0, 3).map((risk, index) => (
            <li key={index}>
              <strong>{risk.title}</strong>
              <br />
              <span className={styles.small}>{describe(risk, t)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? (
        <ul aria-label={t('Rows left out')} role="list" className={styles.list}>
          {refused.slice(0, maxListed).map(({ line, reason }) => (
            <li key={line}>
              {t(unit === 'Line' ? 'Line {line} is left out: {reason}' : 'Row {line} is left out: {reason}', {
                line: String(line),
                reason: tell(reason),
              })}
            </li>
          ))}
          {refused.length > maxListed ? <li>{t('And {count} more.', { count: refused.length - maxListed })}</li> : null}
        </ul>
      ) : null}
    </section>
  );
}

const shortened = (text: string) => (text.length > 40 ? `${cutText(text, 40)}…` : text);

function nameOf({ text, others }: ForeignValue, t: RiskLanguage['t']): string {
  if (others && text === '') return t('all other values');
  return text === '' ? t('an empty cell') : t('“{text}”', { text: shortened(text) });
}

function describe({ category, probability, impact, status, owner }: ImportedRisk, t: RiskLanguage['t']): string {
  const rated = t('{category}. Probability {probability}, impact {impact}. {status}.', {
    category: category && t(category),
    probability: t(probability),
    impact: t(impact),
    status: t(status),
  });
  return owner ? `${rated} ${owner}.` : rated;
}
