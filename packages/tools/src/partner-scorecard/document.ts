import { maxFileCharacters } from '../share-state/entries';
import { exportFile, type ExportFile } from '../share-state/export-file';
import { readJson, readList, readRecord } from '../share-state/read';
import { InputError } from '../language/InputError';
import { maxPartners } from './comparison';
import { defaultPartnerInput, readPartner, type PartnerInput } from './input';
import { scorePartner } from './score';

// SCORECARD-13
/**
 * The download `partner-scorecard-YYYY-MM-DD.json`: version, input, results and generatedAt of one partner, and the
 * inputs and results of all.
 *
 * @param partners all partners, the one of `input` among them
 * @throws Error for an input that could not be imported
 */
export function exportScorecard(
  input: Partial<PartnerInput>,
  now: Date,
  partners: readonly Partial<PartnerInput>[] = [input],
): ExportFile {
  const scored = (partner: Partial<PartnerInput>, path: string) => ({
    input: readPartner({ ...defaultPartnerInput, ...partner }, path),
    results: scorePartner(partner),
  });
  return exportFile('partner-scorecard', now, {
    version: 1,
    ...scored(input, 'input'),
    generatedAt: now.toISOString(),
    partners: partners.map((partner, index) => scored(partner, `partners[${index}]`)),
  });
}

/**
 * The partner in an exported file. Its results are not read but calculated again.
 *
 * @throws Error that says what is wrong and where
 */
export function importScorecard(text: string): PartnerInput {
  return readPartner(readFile(text).input, 'input');
}

/** All partners in an exported file, or its only one. Throws as `importScorecard` does. */
export function importPartners(text: string): PartnerInput[] {
  const file = readFile(text);
  if (file.partners === undefined) return [readPartner(file.input, 'input')];
  return readList(file.partners, 'partners', maxPartners, (entry, path) =>
    readPartner(readRecord(entry, path).input, `${path}.input`),
  );
}

function readFile(text: string): Record<string, unknown> {
  const file = readRecord(readJson(text, 'The file', maxFileCharacters), 'The file');
  if (file.version !== 1)
    throw new InputError('{what} has another version: its "version" must be {version}.', {
      what: { text: 'The file' },
      version: '1',
    });
  return file;
}
