import { localDate } from '@advisor/ui/text';
import {
  exportFile,
  readJson,
  readList,
  readOneOf,
  readRecord,
  readText,
  type ExportFile,
  type StateFormat,
} from '../share-state';
import { maxCharacters, type Risk, type RiskMatrixDocument } from './document';
import {
  checkUniqueIds,
  maxEntries,
  maxFileCharacters,
  readFilledText,
  readTimestamp,
  readVersion,
} from '../share-state/entries';
import { slugOf } from '../share-state/slug';
import { categories, levels, statuses, summarize, type Bands } from './rules';

// RISK-9
/** The version of the export file, which has no version field: a later format writes `version: 2`, refused here. */
const fileVersion = 1;

// RISK-9
/** The start of a download's name: `risk-matrix-{title slug}`, with `untitled` for an empty title. */
const fileStem = ({ title }: RiskMatrixDocument): string => `risk-matrix-${slugOf(title) || 'untitled'}`;

// RISK-15, TOOL-6
/** The name of the register as a table, with the visitor's local date. */
export const tableName = (document: RiskMatrixDocument, now: Date, kind: 'csv' | 'xlsx'): string =>
  `${fileStem(document)}-${localDate(now)}.${kind}`;

// RISK-9, TOOL-6
/** The JSON file: the document, exportedOn and riskSummary, indented by 2 spaces, named with the visitor's local date. */
export function exportMatrix(document: RiskMatrixDocument, now: Date, bands: Bands = 'rule'): ExportFile {
  return exportFile(fileStem(document), now, {
    ...document,
    exportedOn: now.toISOString(),
    riskSummary: summarize(document.risks, bands),
  });
}

/** The document in an exported file. Throws an Error that says what is wrong and where; never returns part of a file. */
export function importMatrix(text: string): RiskMatrixDocument {
  return readMatrix(readJson(text, 'The file', maxFileCharacters));
}

/** How the document is serialized for storage and links. */
export const matrixFormat: StateFormat<RiskMatrixDocument> = {
  tool: 'risk-matrix',
  version: fileVersion,
  maxLength: maxFileCharacters,
  read: readMatrix,
};

/** Validates a document from outside; `path` is the place named in errors. Throws as `importMatrix` does. */
export function readMatrix(value: unknown, path = ''): RiskMatrixDocument {
  const file = readRecord(value, path || 'The file');
  const at = (field: string) => (path ? `${path}.${field}` : field);
  readVersion(file.version, fileVersion);
  const risks = readList(file.risks, at('risks'), maxEntries, readRisk);
  checkUniqueIds(risks, at('risks'));
  return {
    // TOOL-16: shown as they were typed, and refused at the next export.
    title: readText(file.title, at('title'), maxFileCharacters),
    description: readText(file.description, at('description'), maxFileCharacters),
    risks,
    createdDate: readTimestamp(file.createdDate, at('createdDate')),
    lastModified: readTimestamp(file.lastModified, at('lastModified')),
  };
}

function readRisk(value: unknown, path: string): Risk {
  const risk = readRecord(value, path);
  const filled = (field: 'id' | 'title' | 'description') =>
    readFilledText(risk[field], `${path}.${field}`, maxCharacters[field]);
  const level = (field: string) => readOneOf(risk[field], `${path}.${field}`, levels);
  return {
    id: filled('id'),
    title: filled('title'),
    description: filled('description'),
    category: readOneOf(risk.category, `${path}.category`, categories),
    probability: level('probability'),
    impact: level('impact'),
    // Missing fields stay missing, so that export and import give the same document.
    ...(risk.mitigation !== undefined && {
      mitigation: readText(risk.mitigation, `${path}.mitigation`, maxCharacters.mitigation),
    }),
    ...(risk.owner !== undefined && { owner: readText(risk.owner, `${path}.owner`, maxCharacters.owner) }),
    status: readOneOf(risk.status, `${path}.status`, statuses),
    dateAdded: readTimestamp(risk.dateAdded, `${path}.dateAdded`),
    ...(risk.residualProbability !== undefined && { residualProbability: level('residualProbability') }),
    ...(risk.residualImpact !== undefined && { residualImpact: level('residualImpact') }),
  };
}
