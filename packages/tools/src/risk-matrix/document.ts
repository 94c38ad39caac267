import { fillMessage, hasVisibleCharacter, type MessageValues, type Phrase } from '@advisor/ui/text';
import { InputError } from '../language/InputError';
import { maxEntries } from '../share-state/entries';
import { fitText, lengthErrors } from '../text-limit';
import type { RiskWords } from './messages/es';
import { categories, levels, statuses, type Level, type RiskCategory, type RiskStatus } from './rules';
import { listed, type RiskText } from './words';

// RISK-1, RISK-12
/** A risk of the register, with an optional residual rating. */
export interface Risk {
  /** A timestamp in milliseconds, as a text; unique in its document. */
  id: string;
  title: string;
  description: string;
  category: RiskCategory;
  probability: Level;
  impact: Level;
  mitigation?: string;
  owner?: string;
  status: RiskStatus;
  /** ISO timestamp. */
  dateAdded: string;
  residualProbability?: Level;
  residualImpact?: Level;
}

// RISK-11
/** A risk in the dialog, without id and date; its category may be blank. */
export type RiskDraft = Omit<Risk, 'id' | 'dateAdded' | 'category'> & { category: RiskCategory | '' };

/** A risk from a table, which may have a date. */
export type ImportedRisk = RiskDraft & Partial<Pick<Risk, 'dateAdded'>>;

// RISK-9
/** The matrix and its register. Both dates are ISO timestamps. */
export interface RiskMatrixDocument {
  title: string;
  description: string;
  risks: readonly Risk[];
  createdDate: string;
  lastModified: string;
}

/** The maximum length of each text. */
export const maxCharacters = { id: 64, title: 200, description: 2000, mitigation: 2000, owner: 200 } as const;

// RISK-7
export const requiredFieldsMessage = 'Please fill in all required fields.';

// RISK-1
/** A new risk's defaults. */
export function newDraft(): RiskDraft {
  return {
    title: '',
    description: '',
    category: '',
    probability: 'Medium',
    impact: 'Medium',
    mitigation: '',
    owner: '',
    status: 'Open',
  };
}

export function createDocument(now: Date, { title = '', description = '' } = {}): RiskMatrixDocument {
  const time = now.toISOString();
  return { title, description, risks: [], createdDate: time, lastModified: time };
}

// RISK-7
/**
 * An error message for each invalid field, by the same rules for adding and editing.
 *
 * @param tell what an error is: by default its English text
 */
export function validateDraft<Told = string>(
  draft: RiskDraft,
  tell: (text: RiskText, values?: MessageValues) => Told = fillMessage as never,
): Partial<Record<keyof RiskDraft, Told>> {
  const errors: Partial<Record<keyof RiskDraft, Told>> = {};
  if (isBlank(draft.title)) errors.title = tell('Enter a title.');
  if (isBlank(draft.description)) errors.description = tell('Describe what could happen.');
  if (isBlank(draft.category)) errors.category = tell('Choose a category.');
  else if (!includes(categories, draft.category)) errors.category = tell('Choose a category of the list.');
  for (const field of ['probability', 'impact', 'residualProbability', 'residualImpact'] as const) {
    const rated = draft[field] !== undefined || field === 'probability' || field === 'impact';
    if (rated && !includes(levels, draft[field]))
      errors[field] = tell('Choose one of {values}.', { values: listed(levels) });
  }
  if (!includes(statuses, draft.status)) errors.status = tell('Choose one of {values}.', { values: listed(statuses) });
  return { ...errors, ...lengthErrors(draft, maxCharacters, tell) };
}

// RISK-7
/** The document with the risk appended. Throws `requiredFieldsMessage` when a required field is blank. */
export function addRisk(document: RiskMatrixDocument, draft: RiskDraft, now: Date): RiskMatrixDocument {
  return addRisks(document, [draft], now);
}

// RISK-1
/** The document with all the risks appended. Throws if one is invalid. Ids are unique even within a millisecond. */
export function addRisks(document: RiskMatrixDocument, drafts: readonly ImportedRisk[], now: Date): RiskMatrixDocument {
  if (document.risks.length + drafts.length > maxEntries) {
    throw new InputError<RiskWords>('A register holds at most {limit} risks.', { limit: maxEntries });
  }
  const taken = new Set(document.risks.map(({ id }) => id));
  let time = now.getTime();
  const added = drafts.map((draft): Risk => {
    const fields = checkedFields(draft);
    while (taken.has(String(time))) time += 1;
    const id = String(time);
    taken.add(id);
    return { id, ...fields, dateAdded: draft.dateAdded ?? now.toISOString() };
  });
  return { ...document, risks: [...document.risks, ...added], lastModified: now.toISOString() };
}

// RISK-7
/** The document with the risk's fields replaced; its position, id and date stay. Validates as adding does. */
export function updateRisk(document: RiskMatrixDocument, id: string, draft: RiskDraft, now: Date): RiskMatrixDocument {
  if (!document.risks.some((risk) => risk.id === id))
    throw new InputError<RiskWords>('There is no risk with the id "{id}".', { id });
  const fields = checkedFields(draft);
  const risks = document.risks.map((risk) => (risk.id === id ? { id, ...fields, dateAdded: risk.dateAdded } : risk));
  return { ...document, risks, lastModified: now.toISOString() };
}

export function deleteRisk(document: RiskMatrixDocument, id: string, now: Date): RiskMatrixDocument {
  return { ...document, risks: document.risks.filter((risk) => risk.id !== id), lastModified: now.toISOString() };
}

// RISK-10
/** Clears the risks; keeps title and description. */
export function clearRisks(document: RiskMatrixDocument, now: Date): RiskMatrixDocument {
  return { ...document, risks: [], lastModified: now.toISOString() };
}

/** The initial draft of the edit dialog. */
export function draftOf({ id: _id, dateAdded: _dateAdded, ...fields }: Risk): RiskDraft {
  return { mitigation: '', owner: '', ...fields };
}

function checkedFields(draft: RiskDraft): Omit<Risk, 'id' | 'dateAdded'> {
  if (isIncomplete(draft) || draft.category === '') throw new InputError<RiskWords>(requiredFieldsMessage);
  const first = firstError(draft);
  if (first) throw new InputError<RiskWords>('{field}: {reason}', first);
  const text = (field: 'title' | 'description' | 'mitigation' | 'owner') =>
    fitText(draft[field] ?? '', maxCharacters[field]);
  const owner = text('owner');
  return {
    title: text('title'),
    description: text('description'),
    category: draft.category,
    probability: draft.probability,
    impact: draft.impact,
    mitigation: text('mitigation'),
    ...(owner && { owner }),
    status: draft.status,
    ...(draft.residualProbability && { residualProbability: draft.residualProbability }),
    ...(draft.residualImpact && { residualImpact: draft.residualImpact }),
  };
}

/** The names of the fields in sentences. */
export const fieldNames = {
  title: 'title',
  description: 'description',
  category: 'category',
  probability: 'probability',
  impact: 'impact',
  status: 'status',
  owner: 'owner',
  mitigation: 'mitigation',
  residualProbability: 'residual probability',
  residualImpact: 'residual impact',
  dateAdded: 'date added',
} as const satisfies Record<keyof ImportedRisk, RiskText>;

/** The first invalid field, and why it is. */
export function firstError(draft: RiskDraft): Record<'field' | 'reason', Phrase> | undefined {
  const errors = validateDraft(draft, (text, values): Phrase => ({ text, values }));
  const [field] = Object.keys(errors) as (keyof RiskDraft)[];
  return field && { field: { text: fieldNames[field] }, reason: errors[field]! };
}

// RISK-7
/** Whether a required field is blank. */
export const isIncomplete = ({ title, description, category }: RiskDraft) =>
  [title, description, category].some(isBlank);

const isBlank = (text: string) => !hasVisibleCharacter(text);
const includes = (list: readonly string[], value: string | undefined) => value !== undefined && list.includes(value);
