import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { columnLabels, guessSources } from './columns';
import { readCsv } from './csv';
import { separators } from './csvRows';
import { leaveOut, foreignValues, risksOf } from './tableRisks';
import { columns } from './sheet';
import { exportXlsx, readXlsx, xlsxOf } from './xlsx';
import { createLanguage } from '@advisor/ui/language';
import { exportCsv, importCsv } from './csv';
import { es } from './messages/es';
import { categories, levels, statuses } from './rules';
import { createDocument, type Risk } from './document';
import { englishTable, englishTranslator } from './words';
import { cell, rowOf, sheetOf, workbook, workbookParts } from '../stories/workbook';

const namesOf = (header: string) => {
  const cells = header.split(',');
  return Object.fromEntries(
    Object.entries(guessSources(cells)).map(([field, column]) => [field, cells[Number(column)]]),
  );
};

describe('the columns of a table', () => {
  it.each([
    [
      'Risk ID,Risk Title,Risk Description,Risk Category,Likelihood,Severity,Risk Score,Risk Owner,Mitigation Plan,Status',
      {
        title: 'Risk Title',
        description: 'Risk Description',
        category: 'Risk Category',
        probability: 'Likelihood',
        impact: 'Severity',
        owner: 'Risk Owner',
        mitigation: 'Mitigation Plan',
        status: 'Status',
      },
    ],
    [
      'Name,Details,Department,Likelihood (1-5),Impact (1-5),Inherent Risk Level,Controls,Residual Likelihood,Residual Impact,Date Raised',
      {
        title: 'Name',
        description: 'Details',
        category: 'Department',
        probability: 'Likelihood (1-5)',
        impact: 'Impact (1-5)',
        mitigation: 'Controls',
        residualProbability: 'Residual Likelihood',
        residualImpact: 'Residual Impact',
        dateAdded: 'Date Raised',
      },
    ],
    [
      'Risk,Likelihood rating,Impact rating',
      { title: 'Risk', description: 'Risk', probability: 'Likelihood rating', impact: 'Impact rating' },
    ],
    [
      'Risk,Likelihood [%],Impact (score (of five))',
      {
        title: 'Risk',
        description: 'Risk',
        probability: 'Likelihood [%]',
        impact: 'Impact (score (of five))',
      },
    ],
    ['A,B,C', {}],
  ])('are known by their usual names: %s', (header, expected) => {
    expect(namesOf(header)).toEqual(expected);
  });

  it('have labels that tell equal and unnamed ones apart', () => {
    const labels = columnLabels(['Name', ' ', 'Risk', 'Name'], createLanguage('es', es).t);
    expect(labels).toEqual(['Name (columna 1)', 'Columna 2', 'Risk', 'Name (columna 4)']);
  });
});

const read = (csv: string, choices: Record<string, string> = {}) => {
  const table = readCsv(csv);
  const sources = guessSources(table.header.cells);
  const values = foreignValues(table, sources, choices);
  const found = risksOf(table, sources, values);
  const refused = found.refused.map(({ line, reason }) => ({ line, reason: englishTranslator(reason) }));
  return { values, ...found, refused };
};
const head = 'Title,Description,Category,Likelihood,Impact';

describe('the values of a table', () => {
  it('on a scale of four are the four levels', () => {
    const { values, risks } = read(`${head}\nA,b,Financial,1,4\nB,b,Financial,2 - Unlikely,(3)\n`);
    expect(values.map(({ text, choice }) => [text, choice])).toEqual([
      ['(3)', 'High'],
      ['1', 'Low'],
      ['2 - Unlikely', 'Low'],
      ['4', 'Critical'],
    ]);
    expect(risks).toHaveLength(2);
  });

  it('on a scale of five are asked for between its ends', () => {
    const csv = `${head}\nA,b,Financial,1,5\nB,b,Financial,3,4\n`;
    const { values, risks, refused } = read(csv);
    expect(values.map(({ text, choice }) => [text, choice])).toEqual([
      ['1', 'Low'],
      ['3', ''],
      ['4', ''],
      ['5', 'Critical'],
    ]);
    expect(risks).toHaveLength(1);
    expect(refused).toEqual([
      { line: 3, reason: 'probability is "3", it must be one of Low, Medium, High, Critical.' },
    ]);
    const chosen = read(csv, { 'level: 3': 'Medium', 'level: 4': 'High' });
    expect(chosen.risks[1]).toMatchObject({ probability: 'Medium', impact: 'High' });
    expect(chosen.refused).toEqual([]);
  });

  it('in other words are what they mean', () => {
    const { risks, values } = read(
      `${head},Status\nA,b,HR,Almost certain,minor,Closed\nB,b,IT,Possible,Major,ongoing\n`,
    );
    expect(values.every(({ choice }) => choice !== '')).toBe(true);
    expect(risks).toMatchObject([
      { category: 'Human Resources', probability: 'Critical', impact: 'Low', status: 'Mitigated' },
      { category: 'Technology', probability: 'Medium', impact: 'High', status: 'In Progress' },
    ]);
  });

  it('that nobody knows become what was chosen, or their rows are left out', () => {
    const csv = `${head}\nA,b,Weather,Low,Low\nB,b,Weather,Low,Low\nC,b,Pets,Low,Low\n`;
    expect(read(csv).values).toEqual([
      { kind: 'category', text: 'Weather', count: 2, choice: '' },
      { kind: 'category', text: 'Pets', count: 1, choice: '' },
    ]);
    const { risks, refused } = read(csv, { 'category: Weather': 'Operational', 'category: Pets': leaveOut });
    expect(risks.map(({ category }) => category)).toEqual(['Operational', 'Operational']);
    expect(refused).toEqual([{ line: 4, reason: 'it was chosen for category "Pets".' }]);
    const empty = `${head},Status\nA,b, ,Low,Low,\n`;
    expect(read(empty).values).toEqual([{ kind: 'category', text: '', count: 1, choice: '' }]);
    expect(read(empty, { 'category: ': 'Strategic' }).risks).toMatchObject([{ category: 'Strategic', status: 'Open' }]);
  });

  it('that are too many are asked for as one', () => {
    const rows = Array.from({ length: 200 }, (_, index) => `A,b,Team ${index},Low,Low`).join('\n');
    const { values } = read(`${head}\n${rows}`);
    expect(values).toHaveLength(24);
    expect(values.at(-1)).toEqual({ kind: 'category', text: '', others: true, count: 177, choice: '' });
    const { risks } = read(`${head}\n${rows}`, { category: 'Operational', 'category: Team 0': 'Strategic' });
    expect(risks).toHaveLength(178);
  });

  const dated = (dates: readonly string[], choices?: Record<string, string>) => {
    const { values, risks, undated } = read(
      [`${head},Date identified`, ...dates.map((date) => `A,b,Financial,Low,Low,"${date}"`)].join('\n'),
      choices,
    );
    return { values, dates: risks.map(({ dateAdded }) => dateAdded), undated };
  };

  it('keep a date that can only be one day, and ask for numbers', () => {
    const dates = ['28/10/2025', '13.03.21', '01 NOV 2021', '2025-06-27 03:58', '2025-06-27', 'soon', '45958'];
    const kept = ['2025-10-28', '2021-03-13', '2021-11-01', '2025-06-27', '2025-06-27', undefined];
    expect(dated(dates)).toEqual({
      values: [{ kind: 'dayNumber', text: '45958', others: true, count: 1, choice: '' }],
      dates: [...kept, undefined],
      undated: 2,
    });
    const chosen = dated(dates, { dayNumber: 'Days, as spreadsheets count them' });
    expect([chosen.dates, chosen.undated]).toEqual([[...kept, '2025-10-28'], 1]);
  });

  it.each<[dates: string[], choice: string, read: (string | undefined)[]]>([
    [['03/04/2026', '28/10/2025'], 'Day first', ['2026-04-03', '2025-10-28']],
    [['03/04/2026', '10/28/2025'], 'Month first', ['2026-03-04', '2025-10-28']],
    [['03.04.2026', '5.6.26'], 'Day first', ['2026-04-03', '2026-06-05']],
    [['03/04/2026', '3.4.2026'], '', [undefined, undefined]],
    [['03/04/2026', '28/10/2025', '10/28/2025'], '', [undefined, '2025-10-28', '2025-10-28']],
  ])('have the order of day and month that the column has: %s', (dates, choice, expected) => {
    const found = dated(dates);
    expect(found.values).toEqual([expect.objectContaining({ kind: 'dayOrder', text: dates[0], choice })]);
    expect(found.dates).toEqual(expected);
    const other = choice === 'Day first' ? 'Month first' : 'Day first';
    expect(dated(dates, { dayOrder: other }).dates[0]).toBe(other === 'Day first' ? '2026-04-03' : '2026-03-04');
    expect(dated(dates, { dayOrder: leaveOut }).dates[0]).toBeUndefined();
  });

  it('keep the day of a row that was added to the template, which has no moment', () => {
    const rows = 'A,b,Financial,Low,Low,2026-01-31,\nB,b,Financial,Low,Low,2026-01-31,2026-02-01T09:00:00Z\n';
    const { risks } = read(`${head},Date added,Added at\n${rows}`);
    expect(risks.map(({ dateAdded }) => dateAdded)).toEqual(['2026-01-31', '2026-02-01T09:00:00Z']);
  });
});

/** What may stand in a cell that does not belong there; the last is longer than any text may be. */
const wrong = {
  nothing: '',
  blanks: ' \n ',
  'another text': 'Somehow',
  zero: '0',
  'a negative number': '-1',
  'a day that does not exist': '2026-02-30',
  'a formula': '=HYPERLINK("http://evil.example")',
  'a long text': 'x'.repeat(5001),
};
type Wrong = keyof typeof wrong;
const refusedAs = (reason: string, taken: readonly Wrong[] = []) =>
  Object.fromEntries(Object.keys(wrong).map((what) => [what, taken.includes(what as Wrong) ? undefined : reason]));
const unknownValue = refusedAs('it must be one of');
const optionalValue = refusedAs('it must be one of', ['nothing', 'blanks']);
const tooLong = { 'a long text': 'Shorten' };
const needed = (reason: string) => ({ nothing: reason, blanks: reason, ...tooLong });
/** Each column that is read, with why its row is left out; what is not named is taken. */
const columnRules: Partial<Record<(typeof columns)[number], Partial<Record<string, string | undefined>>>> = {
  Title: needed('Enter a title'),
  Description: needed('Describe what could happen'),
  Category: unknownValue,
  Probability: unknownValue,
  Impact: unknownValue,
  Status: optionalValue,
  Owner: tooLong,
  Mitigation: tooLong,
  'Residual probability': optionalValue,
  'Residual impact': optionalValue,
  // Risks without a date that can be read are dated at the import.
  'Date added': {},
  'Added at': {},
};

describe('the separator of a CSV text', () => {
  const header = (separator: string) =>
    ['Risk title (short, one line)', 'Description (cause, event, effect)', 'Category', 'Likelihood', 'Impact'].join(
      separator,
    );
  const titles = (csv: string) => readCsv(csv).rows.map(({ cells }) => cells[0]);

  it.each(separators)('is the one by which most columns are known: %j', (separator) => {
    const row = ['A', 'One, two; three', 'Financial', 'Low', 'High'].map((cell) => `"${cell}"`).join(separator);
    expect(readCsv(`${header(separator)}\n${row}\n`).rows[0]!.cells).toHaveLength(5);
    expect(titles(`Risk register, Northwind\n\n${header(separator)}\n${row}\n`)).toEqual(['A']);
  });

  it('is the one that somebody chose', () => {
    const csv = 'sep=,\nName;What,Why\nA;B,C\n';
    expect(readCsv(csv).header.cells).toEqual(['Name;What', 'Why']);
    expect(readCsv(csv, ';').header).toEqual({ cells: ['Name', 'What,Why'], line: 2 });
  });
});

describe.each(['CSV', 'workbook'])('RISK-14 a cell of a %s', (kind) => {
  const good = { Title: 'A', Description: 'b', Category: 'Financial', Probability: 'Low', Impact: 'High' };
  const rowWith = (cells: Partial<Record<string, string>>) => columns.map((name) => cells[name] ?? '');
  const tableWith = async (cells: Partial<Record<string, string>>) => {
    const rows = [rowWith(good), rowWith({ ...good, ...cells })];
    if (kind === 'workbook') return (await readXlsx(xlsxOf(rows, englishTable))).table;
    return readCsv(Papa.unparse([columns, ...rows]));
  };

  it.each(Object.entries(columnRules))(
    'of the column %s leaves out its row alone, and says why',
    async (column, rules) => {
      for (const [what, text] of Object.entries(wrong)) {
        const table = await tableWith({ [column]: text });
        const sources = guessSources(table.header.cells);
        const found = risksOf(table, sources, foreignValues(table, sources));
        const told = found.refused.map(({ line, reason }) => `${table.unit} ${line}: ${englishTranslator(reason)}`);
        const unit = kind === 'CSV' ? 'Line' : 'Row';
        const reason =
          rules[what] && expect.stringMatching(new RegExp(`^${unit} 3: ${column}\\b.*${rules[what]}`, 'is'));
        expect([what, told]).toEqual([what, reason ? [reason] : []]);
        expect(found.risks).toHaveLength(reason ? 1 : 2);
        const isUndated = /^Date|^Added/.test(column) && text.trim() !== '';
        expect([what, found.undated]).toEqual([what, isUndated ? 1 : 0]);
      }
    },
  );
});

const sampleRisk: Risk = {
  id: '1',
  title: '=HYPERLINK("http://evil.example")',
  description: 'What, "quoted"\nin two lines',
  category: 'Financial',
  probability: 'High',
  impact: 'Critical',
  mitigation: '-1',
  owner: '@owner',
  status: 'Open',
  dateAdded: '2026-01-05T10:00:00.000Z',
  residualProbability: 'Low',
};
const document = { ...createDocument(new Date(0)), risks: [sampleRisk] };
describe('a workbook', () => {
  it('has numbers and days as such, texts that are never formulas, and lists to choose from', async () => {
    const { fileName, bytes } = exportXlsx(document, new Date(2026, 0, 5));
    expect(fileName).toBe('risk-matrix-untitled-2026-01-05.xlsx');
    const { table, sheet } = await readXlsx(bytes);
    expect(sheet.name).toBe('Risks');
    const [csv] = readCsv(exportCsv(document, new Date(0)).csv).rows;
    expect(table.rows[0]!.cells).toEqual(csv!.cells.map((cell) => cell.trim()));
  });

  it.each<[what: string, bytes: () => Uint8Array, message: RegExp]>([
    [
      'an archive that is none',
      () => workbookParts({ 'xl/workbook.xml': '' }).slice(0, 60),
      /is damaged: open it in a spreadsheet/,
    ],
    ['another archive', () => zipSync({ 'a.xml': strToU8('<a/>') }), /is no workbook/],
    [
      'a bomb: 61 MB in 60 KB',
      () => workbookParts({ 'xl/worksheets/sheet1.xml': new Uint8Array(61_000_000) }),
      /unpacked it has more than 60 MB/,
    ],
    ['more than 10 MB', () => new Uint8Array(10_000_001), /at most 10 MB are read/],
    [
      'a cell at the far end of the sheet',
      () =>
        workbookParts({
          'xl/worksheets/sheet1.xml':
            '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
        }),
      /its last cell is in row 1048576 and column 16384/,
    ],
    ['an empty sheet', () => workbookParts({}), /The file is empty: its first row must name the columns/],
  ])('%s is refused in words', async (_what, bytes, message) => {
    await expect(readXlsx(bytes())).rejects.toThrow(message);
  });

  it('that says it is small and is not, is cut where it said that it ends', async () => {
    const bytes = workbookParts({ 'xl/worksheets/sheet1.xml': new Uint8Array(5_000_000) });
    const view = new DataView(bytes.buffer);
    // The uncompressed size in the central directory (APPNOTE 4.4.9), of 5,000,000.
    for (let at = 0; at < bytes.length - 4; at += 1)
      if (view.getUint32(at, true) === 5_000_000) view.setUint32(at, 100, true);
    await expect(readXlsx(bytes)).rejects.toThrow(/is damaged: open it in a spreadsheet/);
  });

  const many = sheetOf(rowOf('Title', 'Description', 'Category', 'Likelihood'));
  const few = sheetOf(rowOf('Title', 'Likelihood'));
  const none = sheetOf(rowOf('Hello'));
  it.each<[what: string, sheets: [name: string, attributes: string, sheet: string][], read: string]>([
    [
      'where most columns are known',
      [
        ['Notes', '', none],
        ['Some', '', few],
        ['Register', '', many],
      ],
      'Register',
    ],
    [
      'where it can be seen',
      [
        ['Cover', '', none],
        ['Archive', 'state="hidden"', many],
        ['Register', '', few],
      ],
      'Register',
    ],
    [
      'where it is hidden, if no other names a column',
      [
        ['Cover', '', none],
        ['Data', "state='veryHidden'", few],
      ],
      'Data',
    ],
  ])('with several sheets is read %s', async (_what, sheets, read) => {
    const found = await readXlsx(workbook([...sheets, ['Empty', '', sheetOf()]]));
    expect(found.sheet.name).toBe(read);
    expect(found.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual(
      sheets.map(([name, attributes]) => [name, attributes !== '']),
    );
  });

  it('is read by position where rows and cells have no address', async () => {
    const cells = async (...rows: string[]) =>
      (await readXlsx(workbook([['A', '', sheetOf(...rows)]]))).sheet.rows.map((row) => row.cells);
    const header = ['Title', 'Description', 'Category'];
    expect(await cells(rowOf(...header), rowOf('A', 'b'), '<row r="4"/>', rowOf('C'))).toEqual([
      header,
      ['A', 'b', ''],
      ['', '', ''],
      ['', '', ''],
      ['C', '', ''],
    ]);
    const mixed = `<row>${cell('A', 'B2')}${cell('b')}</row><row r="3" x=">">${cell('C')}${cell('d', 'C3')}</row>`;
    expect(await cells(mixed)).toEqual([
      ['', '', ''],
      ['', 'A', 'b'],
      ['C', '', 'd'],
    ]);
    const wide = Array.from({ length: 60 }, (_, index) => `Column ${index}`);
    expect(await cells(rowOf(...wide))).toEqual([wide]);
  });

  it.each([
    [
      'a far cell',
      '<row><c a=">" r="XFD1048576"><v>1</v></c></row>',
      /its last cell is in row 1048576 and column 16384/,
    ],
    ['a cell without an end', '<row><c r="A1"><v>1', /is damaged/],
    [
      'a number for a row',
      '<row r="5"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c></row>',
      /is damaged/,
    ],
  ])('with %s is refused in our words', async (_what, rows, message) => {
    await expect(readXlsx(workbook([['A', '', sheetOf(rows)]]))).rejects.toThrow(message);
  });
});

describe('TOOL-22 tables in Spanish', () => {
  const language = createLanguage('es', es);
  const risks = categories.map((category, index): Risk => ({
    ...sampleRisk,
    id: String(index),
    title: `Riesgo ${index}`,
    category,
    probability: levels[index % 4]!,
    impact: levels[3 - (index % 4)]!,
    status: statuses[index % 4]!,
    residualImpact: 'Medium',
  }));
  const sorted = (found: readonly { title: string }[]) => found.toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const expected = risks.map(({ id: _id, ...risk }) => risk);

  it('have the words of the language and semicolons, and are read in any language', () => {
    const { csv } = exportCsv({ ...document, risks }, new Date(2026, 0, 5), 'rule', language);
    expect(csv.split('\r\n')[0]).toBe(
      '\uFEFFTítulo;Descripción;Categoría;Probabilidad;Impacto;Puntuación;Nivel;Estado;Responsable;Mitigación;Probabilidad residual;Impacto residual;Puntuación residual;Nivel residual;Fecha de alta;Añadido el',
    );
    expect(csv).toContain(';Recursos humanos;Medio;Alto;');
    expect(sorted(importCsv(csv))).toEqual(expected);
  });

  it('are workbooks too, with lists to choose from', async () => {
    const { bytes } = exportXlsx({ ...document, risks }, new Date(2026, 0, 5), 'rule', language);
    const { table, sheet } = await readXlsx(bytes);
    expect(sheet.name).toBe('Riesgos');
    const sources = guessSources(table.header.cells);
    const values = foreignValues(table, sources);
    expect(values).toEqual([]);
    expect(sorted(risksOf(table, sources, values).risks)).toEqual(expected);
    expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)).toContain(
      '<formula1>"Bajo,Medio,Alto,Crítico"</formula1>',
    );
  });

  it('of other programs are known by their usual names', () => {
    expect(
      namesOf('N.º,Nombre del riesgo,Detalle,Tipo de riesgo,Frecuencia,Gravedad,Nivel de riesgo,Propietario,Controles'),
    ).toEqual({
      title: 'Nombre del riesgo',
      description: 'Detalle',
      category: 'Tipo de riesgo',
      probability: 'Frecuencia',
      impact: 'Gravedad',
      owner: 'Propietario',
      mitigation: 'Controles',
    });
  });
});
