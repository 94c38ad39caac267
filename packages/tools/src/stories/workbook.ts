import { strToU8, zipSync } from 'fflate';

/** A workbook with these parts in place of those of an empty sheet A. */
export const workbookParts = (changes: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': '<Types/>',
        'xl/workbook.xml': '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': `<Relationships>${relationship(1)}</Relationships>`,
        'xl/worksheets/sheet1.xml': sheetOf(),
        ...changes,
      }).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );

/** A workbook with these sheets. */
export const workbook = (sheets: readonly [name: string, attributes: string, sheet: string][]) =>
  workbookParts({
    'xl/workbook.xml': `<workbook><sheets>${sheets.map(([name, attributes], at) => `<sheet name="${name}" sheetId="${at + 1}" ${attributes} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, at) => relationship(at + 1)).join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map(([, , sheet], at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet])),
  });

const relationship = (number: number) =>
  `<Relationship Id="rId${number}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${number}.xml"/>`;

export const sheetOf = (...rows: string[]) => `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
/** Without an address, the cell follows the one before. */
export const cell = (text: string, address = '') =>
  `<c${address && ` r="${address}"`} t="inlineStr"><is><t>${text}</t></is></c>`;
export const rowOf = (...texts: string[]) => `<row>${texts.map((text) => cell(text)).join('')}</row>`;
