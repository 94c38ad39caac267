import { exportFile, type ExportFile } from '../share-state/export-file';
import { readJson, readRecord } from '../share-state/read';
import { defaultPartnerInput, readPartner, type PartnerInput } from './input';
import { scorePartner } from './score';

const maxFileLength = 100_000;

/**
 * The download `partner-scorecard-YYYY-MM-DD.json`: version, input, results, generatedAt.
 *
 * @throws Error for an input that could not be imported again
 */
export function exportScorecard(input: Partial<PartnerInput>, now: Date): ExportFile {
  return exportFile('partner-scorecard', now, {
    version: 1,
    input: readPartner({ ...defaultPartnerInput, ...input }, 'input'),
    results: scorePartner(input),
    generatedAt: now.toISOString(),
  });
}

/**
 * The partner in the text of an exported file. Its results are not read: they are calculated again.
 *
 * @throws Error that says what is wrong and where
 */
export function importScorecard(text: string): PartnerInput {
  const file = readRecord(readJson(text, 'The file', maxFileLength), 'The file');
  if (file.version !== 1) throw new Error('The file has another version: its "version" must be 1.');
  return readPartner(file.input, 'input');
}
