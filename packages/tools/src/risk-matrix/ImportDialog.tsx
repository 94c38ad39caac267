import { Alert, Button, Dialog, Heading, Text } from '@advisor/ui';
import { ErrorSummary, SelectInput, type FieldOption } from '@advisor/ui/fields';
import { cutText } from '@advisor/ui/text';
import { useId, useMemo, useState } from 'react';
import { LocalForm, messageOf, type Tool } from '../frame';
import { columnLabels, guessSources, importFields, requiredFields, type ImportField, type Sources } from './columns';
import type { ImportedRisk, RiskMatrixDocument } from './document';
import { counted, type ChosenTable } from './files';
import * as styles from './ImportDialog.css';
import type { RegisterActions } from './registerActions';
import { categories, levels } from './rules';
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

export interface ImportDialogProps {
  chosen: ChosenTable;
  tool: Tool<RiskMatrixDocument>;
  register: RegisterActions;
  onClose: () => void;
}

const fieldLabels: Readonly<Record<ImportField, string>> = {
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
};

/** The fields that may have one value for all rows. */
const forAllRows: Partial<Record<ImportField, readonly string[]>> = {
  category: categories,
  probability: levels,
  impact: levels,
};

const valueHeadings: Readonly<Record<ValueKind, { title: string; text: string }>> = {
  level: {
    title: 'Levels',
    text: 'This register has four levels: Low, Medium, High and Critical. Choose the level for each rating in the file.',
  },
  category: { title: 'Categories', text: 'These are not categories of this register. Choose what each becomes.' },
  status: { title: 'Statuses', text: 'These are not statuses of this register. Choose what each becomes.' },
};

const isRequired = (field: ImportField) => requiredFields.some((required) => required === field);
const maxListed = 8;

// RISK-14
/** A preview of an import: columns, values and risks. Renders a modal `<dialog>`. */
export function ImportDialog({ chosen, tool, register, onClose }: ImportDialogProps) {
  const { table, fileName } = chosen;
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
      message: `Choose the column of ${fieldLabels[field].toLowerCase()}.`,
    })),
    ...open.map((value) => ({ fieldId: fieldId(choiceKey(value)), message: `Choose what ${nameOf(value)} becomes.` })),
  ];

  function onSubmit() {
    setAttempts(attempts + 1);
    setRefusal(undefined);
    if (problems.length > 0) return;
    try {
      if (found.risks.length === 0) throw new Error('No row of the file can be imported. The reasons are below.');
      register.addAll(found.risks);
    } catch (error) {
      setRefusal(messageOf(error));
      return;
    }
    const left = found.refused.length;
    const rows = left === 1 ? '1 row was' : `${left} rows were`;
    tool.notify(
      'success',
      'Risks Imported',
      `${counted(found.risks.length)} from ${fileName} added to the matrix.${left > 0 ? ` ${rows} left out.` : ''}`,
    );
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Import risks"
      description={`${fileName} has ${table.rows.length === 1 ? '1 row' : `${table.rows.length} rows`}. ${chosen.assumed ? '' : `${chosen.reading} `}Nothing is added before you press Import.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Import {counted(found.risks.length)}
          </Button>
        </>
      }
    >
      <LocalForm id={id} onSubmit={onSubmit} className={styles.part}>
        {attempts > 0 && problems.length > 0 ? <ErrorSummary key={attempts} errors={problems} /> : null}
        {refusal === undefined ? null : (
          <Alert live tone="critical" title="Nothing was imported">
            {refusal}
          </Alert>
        )}
        {chosen.assumed ? (
          <Alert title="Check accented letters">
            {chosen.reading} If letters such as ü and é look wrong below, save the file as UTF-8.
          </Alert>
        ) : null}
        <Columns
          chosen={chosen}
          sources={sources}
          idOf={fieldId}
          showErrors={attempts > 0}
          onChange={(next) => setSources(next)}
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
}

/** Which column fills which field. Renders a `<section>`. */
function Columns({ chosen: { table }, sources, idOf, showErrors, onChange }: ColumnsProps) {
  const headingId = useId();
  const columns = columnLabels(table).map((label, index) => ({ value: `#${index}`, label: cutText(label, 60) }));
  const set = (field: ImportField, value: string) => {
    const { [field]: _before, ...others } = sources;
    onChange(
      value === '' ? others : { ...others, [field]: value.startsWith('#') ? Number(value.slice(1)) : value.slice(1) },
    );
  };
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <Heading level={3} size="l" id={headingId}>
        Columns
      </Heading>
      <div className={styles.selects}>
        {importFields.map((field) => {
          const source = sources[field];
          const options: FieldOption[] = [
            ...columns,
            ...(forAllRows[field] ?? []).map((value) => ({ value: `=${value}`, label: `All rows: ${value}` })),
          ];
          const sample =
            typeof source === 'number' && table.rows.map(({ cells }) => cells[source]?.trim()).find((text) => text);
          return (
            <SelectInput
              key={field}
              id={idOf(field)}
              label={fieldLabels[field]}
              required={isRequired(field)}
              placeholder={isRequired(field) ? 'Choose a column' : 'Not in the file'}
              options={options}
              value={source === undefined ? '' : typeof source === 'number' ? `#${source}` : `=${source}`}
              {...(sample && { hint: `First: ${shortened(sample)}` })}
              {...(showErrors && source === undefined && isRequired(field) && { error: 'Choose the column.' })}
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
  const headingId = useId();
  if (values.length === 0) return null;
  const options = [
    ...valuesOf(kind).map((value) => ({ value, label: value })),
    { value: leaveOut, label: 'Leave these rows out' },
  ];
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <Heading level={3} size="l" id={headingId}>
        {valueHeadings[kind].title}
      </Heading>
      <Text size="s" tone="soft">
        {valueHeadings[kind].text}
      </Text>
      <div className={styles.selects}>
        {values.map((value) => (
          <SelectInput
            key={choiceKey(value)}
            id={idOf(choiceKey(value))}
            label={nameOf(value)}
            hint={value.count === 1 ? 'In 1 cell.' : `In ${value.count} cells.`}
            required
            placeholder="Choose one"
            options={options}
            value={value.choice}
            {...(showErrors && value.choice === '' && { error: 'Choose what it becomes.' })}
            onChange={(choice) => onChoose(value, choice)}
          />
        ))}
      </div>
    </section>
  );
}

/** What will be imported, and what not and why. Renders a `<section>`. */
function Outcome({ found: { risks, refused, undated }, unit }: { found: TableRisks; unit: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <Heading level={3} size="l" id={headingId}>
        What is imported
      </Heading>
      <div role="status">
        <Text size="s">
          {counted(risks.length)} of {risks.length + refused.length} can be imported.
          {refused.length > 0 ? ` ${refused.length === 1 ? '1 row is' : `${refused.length} rows are`} left out.` : ''}
          {undated > 0
            ? ` ${counted(undated)} ${undated === 1 ? 'has' : 'have'} a date that is not written as 2026-01-31; today’s date is used.`
            : ''}
        </Text>
      </div>
      {risks.length > 0 ? (
        <ul aria-label="First risks" role="list" className={styles.list}>
          {risks.slice(0, 3).map((risk, index) => (
            <li key={index}>
              <strong>{risk.title}</strong>
              <br />
              <span className={styles.small}>{describe(risk)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? (
        <ul aria-label="Rows left out" role="list" className={styles.list}>
          {refused.slice(0, maxListed).map(({ line, reason }) => (
            <li key={line}>
              {unit} {line} is left out: {reason}
            </li>
          ))}
          {refused.length > maxListed ? <li>And {refused.length - maxListed} more.</li> : null}
        </ul>
      ) : null}
    </section>
  );
}

const shortened = (text: string) => (text.length > 40 ? `${cutText(text, 40)}…` : text);

function nameOf({ text, others }: ForeignValue): string {
  if (others) return 'all other values';
  return text === '' ? 'an empty cell' : `“${shortened(text)}”`;
}

function describe({ category, probability, impact, status, owner }: ImportedRisk): string {
  return `${category}. Probability ${probability}, impact ${impact}. ${status}.${owner ? ` ${owner}.` : ''}`;
}
