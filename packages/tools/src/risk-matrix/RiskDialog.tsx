import { Alert } from '@advisor/ui';
import { FieldRow, SelectInput, TextAreaInput, TextInput } from '@advisor/ui/fields';
import { useId, useState } from 'react';
import { DraftDialog, LocalForm, useDraftForm, type Tool } from '../frame';
import { reasonOf } from '../language';
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
import { useRiskLanguage } from './useRiskLanguage';
import type { RiskText } from './words';
import {
  categories,
  levels,
  riskLevel,
  scoreOf,
  statuses,
  type Bands,
  type Level,
  type Rated,
  type RiskCategory,
  type RiskStatus,
} from './rules';

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

// RISK-8, TOOL-14
/** Adds or edits a risk. Renders a modal `<dialog>` that asks before discarding changes. */
export function RiskDialog({ bands, risk, tool, register, onClose, onSaved }: RiskDialogProps) {
  const { t, tell } = useRiskLanguage();
  const optionsOf = (names: readonly (Level | RiskCategory | RiskStatus)[]) =>
    names.map((name) => ({ value: name, label: t(name) }));
  const levelOptions = optionsOf(levels);
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const [incomplete, setIncomplete] = useState(false);
  const { draft, field, text, submit, ...form } = useDraftForm(
    fieldsOf(risk ? draftOf(risk) : newDraft()),
    (fields) => validateDraft(draftIn(fields), (text, values) => tell({ text, values })),
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
    if (lacking) tool.notifyInPlace(t('Error'), t(requiredFieldsMessage), 'error');
  }

  function save(draft: RiskDraft) {
    try {
      onSaved(register.put(draft, risk?.id));
      if (risk) tool.notifyInPlace(t('Risk Updated'), t('Risk has been successfully updated.'));
      else tool.notifyInPlace(t('Risk Added'), t('New risk has been added to the matrix.'));
      onClose();
    } catch (error) {
      setRefusal(tell(reasonOf(error)));
    }
  }

  return (
    <DraftDialog
      title={risk ? t('Edit Risk') : t('Add New Risk')}
      submitLabel={risk ? t('Update Risk') : t('Add Risk')}
      form={id}
      {...form}
      onClose={onClose}
      message={
        <>
          {incomplete && tool.notice?.kind === 'error' ? (
            <Alert live tone="danger" title={t('Error')}>
              {t(requiredFieldsMessage)}
            </Alert>
          ) : null}
          {refusal ? (
            <Alert live tone="danger" title={risk ? t('The risk was not updated') : t('The risk was not added')}>
              {refusal}
            </Alert>
          ) : null}
        </>
      }
    >
      <LocalForm id={id} onSubmit={onSubmit} className={styles.section}>
        <TextInput {...text('title')} label={t('Title')} required autoComplete="off" />
        <TextAreaInput
          {...text('description')}
          label={t('Description')}
          hint={t('What could happen, and what it would do to you.')}
          required
          rows={3}
        />
        <SelectInput {...pick('category')} label={t('Category')} required options={optionsOf(categories)} />
        <div>
          <FieldRow>
            <SelectInput {...pick('probability')} label={t('Probability')} placeholder={null} options={levelOptions} />
            <SelectInput {...pick('impact')} label={t('Impact')} placeholder={null} options={levelOptions} />
          </FieldRow>
          <Rating
            text="Score: {score}, {level}"
            rated={{ probability: draft.probability, impact: draft.impact }}
            bands={bands}
          />
        </div>
        <FieldRow>
          <SelectInput {...pick('status')} label={t('Status')} placeholder={null} options={optionsOf(statuses)} />
          <TextInput {...text('owner')} label={t('Owner')} autoComplete="off" />
        </FieldRow>
        <TextAreaInput
          {...text('mitigation')}
          label={t('Mitigation')}
          hint={t('What is done, or will be, to make it less likely or less costly.')}
          rows={3}
        />
        <div>
          <FieldRow>
            <SelectInput
              {...pick('residualProbability')}
              label={t('Probability after mitigation')}
              placeholder={t('As before')}
              options={levelOptions}
            />
            <SelectInput
              {...pick('residualImpact')}
              label={t('Impact after mitigation')}
              placeholder={t('As before')}
              options={levelOptions}
            />
          </FieldRow>
          <Rating
            text="Score after mitigation: {score}, {level}"
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

interface RatingProps {
  text: Extract<RiskText, `${string}{score}, {level}`>;
  rated: Rated;
  bands: Bands;
}

function Rating({ text, rated: { probability, impact }, bands }: RatingProps) {
  const { t } = useRiskLanguage();
  const score = scoreOf({ probability, impact });
  return (
    <p aria-live="polite" className={styles.rating}>
      {t(text, { score, level: t(riskLevel(score, bands)) })}
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
