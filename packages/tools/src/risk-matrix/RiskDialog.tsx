import { Alert } from '@advisor/ui';
import { FieldRow, SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { useId, useState } from 'react';
import { DraftDialog, LocalForm, messageOf, useDraftForm, type Tool } from '../frame';
import {
  draftOf,
  isIncomplete,
  maxCharacters,
  newDraft,
  requiredFieldsMessage,
  validateDraft,
  type Risk,
  type RiskDraft,
  type RiskMatrixDocument,
} from './document';
import type { RegisterActions } from './registerActions';
import * as styles from './RiskMatrix.css';
import { categories, levels, riskLevel, scoreOf, statuses, type Bands, type Level, type Rated } from './rules';

export interface RiskDialogProps {
  bands: Bands;
  /** The risk to edit; without one, a new one is added. */
  risk?: Risk;
  tool: Tool<RiskMatrixDocument>;
  register: RegisterActions;
  onClose: () => void;
  /** Called with the risk's id once it is in the register. */
  onSaved: (id: string) => void;
}

/** The draft in the form: '' for a missing rating. */
type Fields = Omit<Required<RiskDraft>, 'residualProbability' | 'residualImpact'> &
  Record<'residualProbability' | 'residualImpact', Level | ''>;

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const levelOptions = optionsOf(levels);

// RISK-8, TOOL-14
/** Adds or edits a risk. Renders a modal `<dialog>` that asks before discarding changes. */
export function RiskDialog({ bands, risk, tool, register, onClose, onSaved }: RiskDialogProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const [incomplete, setIncomplete] = useState(false);
  const { draft, field, text, submit, ...form } = useDraftForm(
    fieldsOf(risk ? draftOf(risk) : newDraft()),
    (fields) => validateDraft(draftIn(fields)),
    maxCharacters,
  );
  const pick = <Name extends keyof Fields>(name: Name) => {
    const { onChange, ...props } = field(name);
    // The options of each list are the values of its field.
    return { ...props, onChange: (value: string) => onChange(value as Fields[Name]) };
  };

  function onSubmit() {
    setRefusal(undefined);
    const lacking = !submit((fields) => save(draftIn(fields))) && isIncomplete(draftIn(draft));
    setIncomplete(lacking);
    if (lacking) tool.notify('error', 'Error', requiredFieldsMessage);
  }

  function save(draft: RiskDraft) {
    try {
      onSaved(register.put(draft, risk?.id));
      if (risk) tool.notify('success', 'Risk Updated', 'Risk has been successfully updated.');
      else tool.notify('success', 'Risk Added', 'New risk has been added to the matrix.');
      onClose();
    } catch (error) {
      setRefusal(messageOf(error));
    }
  }

  return (
    <DraftDialog
      title={risk ? 'Edit Risk' : 'Add New Risk'}
      submitLabel={risk ? 'Update Risk' : 'Add Risk'}
      form={id}
      {...form}
      onClose={onClose}
      message={
        <>
          {/* The tool's own notices are hidden behind the dialog. */}
          {incomplete && tool.notice?.kind === 'error' ? (
            <Alert live tone="critical" title="Error">
              {requiredFieldsMessage}
            </Alert>
          ) : null}
          {refusal ? (
            <Alert live tone="critical" title={risk ? 'The risk was not updated' : 'The risk was not added'}>
              {refusal}
            </Alert>
          ) : null}
        </>
      }
    >
      <LocalForm id={id} onSubmit={onSubmit} className={styles.section}>
        <TextInput {...text('title')} label="Title" required autoComplete="off" />
        <TextAreaInput
          {...text('description')}
          label="Description"
          hint="What could happen, and what it would do to you."
          required
          rows={3}
        />
        <SelectInput {...pick('category')} label="Category" required options={optionsOf(categories)} />
        <div>
          <FieldRow>
            <SelectInput {...pick('probability')} label="Probability" placeholder={null} options={levelOptions} />
            <SelectInput {...pick('impact')} label="Impact" placeholder={null} options={levelOptions} />
          </FieldRow>
          <Rating label="Score" rated={{ probability: draft.probability, impact: draft.impact }} bands={bands} />
        </div>
        <FieldRow>
          <SelectInput {...pick('status')} label="Status" placeholder={null} options={optionsOf(statuses)} />
          <TextInput {...text('owner')} label="Owner" autoComplete="off" />
        </FieldRow>
        <TextAreaInput
          {...text('mitigation')}
          label="Mitigation"
          hint="What is done, or will be, to make it less likely or less costly."
          rows={3}
        />
        <div>
          <FieldRow>
            <SelectInput
              {...pick('residualProbability')}
              label="Probability after mitigation"
              placeholder="As before"
              options={levelOptions}
            />
            <SelectInput
              {...pick('residualImpact')}
              label="Impact after mitigation"
              placeholder="As before"
              options={levelOptions}
            />
          </FieldRow>
          <Rating
            label="Score after mitigation"
            bands={bands}
            rated={{
              probability: draft.residualProbability || draft.probability,
              impact: draft.residualImpact || draft.impact,
            }}
          />
        </div>
      </LocalForm>
    </DraftDialog>
  );
}

function Rating({ label, rated: { probability, impact }, bands }: { label: string; rated: Rated; bands: Bands }) {
  const score = scoreOf({ probability, impact });
  return (
    <p aria-live="polite" className={styles.rating}>
      {label}: {score}, {riskLevel(score, bands)}
    </p>
  );
}

function fieldsOf(draft: RiskDraft): Fields {
  return {
    ...newDraft(),
    mitigation: '',
    owner: '',
    ...draft,
    residualProbability: draft.residualProbability ?? '',
    residualImpact: draft.residualImpact ?? '',
  };
}

function draftIn({ residualProbability, residualImpact, ...fields }: Fields): RiskDraft {
  return {
    ...fields,
    ...(residualProbability && { residualProbability }),
    ...(residualImpact && { residualImpact }),
  };
}
