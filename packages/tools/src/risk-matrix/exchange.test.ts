import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { hostilePieces } from '../../../../tests/support/hostileText';
import {
  categories,
  createDocument,
  draftOf,
  exportMatrix,
  levels,
  sortByScore,
  statuses,
  type Risk,
  type RiskMatrixDocument,
} from './engine';
import { guessSources } from './columns';
import { exportCsv, importCsv } from './csv';
import { foreignValues, risksOf } from './tableRisks';
import { exportXlsx, readXlsx } from './xlsx';

const now = new Date(2026, 0, 5, 23, 30);
const stamp = '2026-01-05T10:00:00.000Z';
const risk: Risk = {
  id: '1',
  title: 'Fire',
  description: 'The server room burns.',
  category: 'Physical Security',
  probability: 'High',
  impact: 'Critical',
  mitigation: '',
  status: 'Open',
  dateAdded: stamp,
} as Risk;
const document: RiskMatrixDocument = { ...createDocument(now, { title: 'Q1 Risk Review' }), risks: [risk] };

const whole = (written: string) => written.replace(/\p{Cs}/gu, '\ufffd').trim();
const text = (max: number) => fc.string({ unit: 'binary', maxLength: max });
const filled = (max: number) => text(max).map((value) => `x${value}`.trim());
const level = fc.constantFrom(...levels);
const time = fc
  .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyRisk: fc.Arbitrary<Risk> = fc.record(
  {
    id: filled(20),
    title: filled(60),
    description: filled(60),
    category: fc.constantFrom(...categories),
    probability: level,
    impact: level,
    mitigation: text(60),
    owner: text(30),
    status: fc.constantFrom(...statuses),
    dateAdded: time,
    residualProbability: level,
    residualImpact: level,
  },
  { requiredKeys: ['id', 'title', 'description', 'category', 'probability', 'impact', 'status', 'dateAdded'] },
);
const anyDocument: fc.Arbitrary<RiskMatrixDocument> = fc.record({
  title: text(60),
  description: text(60),
  risks: fc.uniqueArray(anyRisk, { selector: ({ id }) => id }),
  createdDate: time,
  lastModified: time,
});

describe('RISK-9 export', () => {
  it('is risk-matrix-{title slug}-{local date}.json, indented 2 spaces', () => {
    const file = exportMatrix(document, now);
    expect(file.fileName).toBe('risk-matrix-q1-risk-review-2026-01-05.json');
    expect(file.json).toContain('\n  "title": "Q1 Risk Review",\n');
  });

  it('has the document fields, exportedOn and riskSummary', () => {
    expect(JSON.parse(exportMatrix(document, now).json)).toEqual({
      ...document,
      exportedOn: now.toISOString(),
      riskSummary: { totalRisks: 1, criticalRisks: 1, highRisks: 0, openRisks: 1 },
    });
    expect(exportMatrix(document, now, 'legend').json).toContain('"highRisks": 1');
  });

  it.each([
    ['', 'untitled'],
    ['  ', 'untitled'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<b>R&D</b> 2026!', 'b-r-d-b-2026'],
    ['Übersicht São Paulo', 'übersicht-são-paulo'],
    ['リスク 一覧', 'リスク-一覧'],
    ['a'.repeat(500), 'a'.repeat(60)],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('the slug of %j is %s', (title, slug) => {
    expect(exportMatrix({ ...document, title }, now).fileName).toBe(`risk-matrix-${slug}-2026-01-05.json`);
  });
});

/** What a table keeps of a risk: all but its id, without blanks at the ends of texts. */
const trimmed = (each: Risk) => ({
  ...each,
  mitigation: each.mitigation?.trim() ?? '',
  owner: each.owner?.trim() ?? '',
});
const inTable = ({ risks }: RiskMatrixDocument) =>
  sortByScore(risks).map((each) => ({ ...draftOf(trimmed(each)), dateAdded: each.dateAdded }));

describe('export then import', () => {
  it('gives the same risks, as CSV, highest score first', () => {
    fc.assert(
      fc.property(anyDocument, (any) => {
        expect(importCsv(exportCsv(any, now).csv)).toEqual(inTable(any));
      }),
    );
  });

  it('gives the same risks, as a workbook, highest score first', async () => {
    await fc.assert(
      fc.asyncProperty(anyDocument, async (any) => {
        const { table } = await readXlsx(exportXlsx(any, now).bytes);
        const sources = guessSources(table.header.cells);
        const values = foreignValues(table, sources);
        expect(values).toEqual([]);
        expect(risksOf(table, sources, values)).toEqual({ risks: inTable(any), refused: [], undated: 0 });
      }),
    );
  });
});

describe('RISK-12 CSV of the register', () => {
  const head = 'Title,Description,Category,Probability,Impact';
  const row = 'Fire,The room burns,physical security,high,CRITICAL';

  it('has a header, a name with the local date, and the computed score and level', () => {
    const { fileName, csv } = exportCsv(document, now);
    expect(fileName).toBe('risk-matrix-q1-risk-review-2026-01-05.csv');
    expect(csv).toBe(
      '\uFEFFTitle,Description,Category,Probability,Impact,Score,Level,Status,Owner,Mitigation,Residual probability,Residual impact,Residual score,Residual level,Date added,Added at\r\n' +
        `Fire,The server room burns.,Physical Security,High,Critical,12,Critical,Open,,,,,,,2026-01-05,${stamp}\r\n`,
    );
    expect(exportCsv(document, now, 'legend').csv).toContain(',12,High,');
    const mitigated = { ...document, risks: [{ ...risk, residualProbability: 'Low' as const }] };
    expect(exportCsv(mitigated, now).csv).toContain(',Low,,4,Low,2026-01-05,');
    const same = { residualProbability: risk.probability, residualImpact: risk.impact };
    expect(exportCsv({ ...document, risks: [{ ...risk, ...same }] }, now, 'legend').csv).toContain(
      ',12,High,2026-01-05,',
    );
    const milder = { ...document, risks: [{ ...risk, residualImpact: 'Low' as const }] };
    expect(exportCsv(milder, now).csv).toContain(',,Low,3,Low,2026-01-05,');
  });

  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    "'=1",
    "''=1",
    '\t=1',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A',
    'a;=1',
    'a\n-1',
    "a|'=1",
  ];
  it.each(['title', 'description', 'owner', 'mitigation'] as const)(
    'the %s of a risk is text in a table and in a workbook, whatever it is, and comes back',
    async (field) => {
      for (const text of [...formulas, ...hostilePieces, '_x000D_', '</t></is></c><c><f>1</f>']) {
        const any = { ...document, risks: [{ ...risk, owner: '', [field]: `${text}x` }] };
        const { csv } = exportCsv(any, now);
        const { data } = Papa.parse<string[]>(csv.slice(1), { delimiter: ',', skipEmptyLines: true });
        expect(data.map((cells) => cells.length)).toEqual([16, 16]);
        expect(data[1]!.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
        for (const delimiter of [';', '\t', '|'])
          expect(Papa.parse<string[]>(csv, { delimiter }).data.flat().join('\0')).not.toMatch(/\0[=+\-@＝＋－＠]/);
        const { table } = await readXlsx(exportXlsx(any, now).bytes);
        const { risks } = risksOf(table, guessSources(table.header.cells), []);
        const expected = inTable({ ...any, risks: any.risks.map((each) => ({ ...each, [field]: whole(`${text}x`) })) });
        expect([importCsv(csv), risks], text).toEqual([expected, expected]);
      }
    },
  );

  it.each([
    ['commas', `${head}\n${row}`],
    ['semicolons', `${head}\n${row}`.replaceAll(',', ';')],
    ['a line that names the separator', `sep=;\r\n${head}\r\n${row}`.replaceAll(',', ';')],
    ['bars', `${head}\n${row}`.replaceAll(',', '|')],
    ['a title above the columns', `Register of 2026,,,,\n\n${head}\n${row}`],
    ['usual names of columns', `Risk,Details,Type,Likelihood (1-4),Severity\n${row}`],
    ['missing cells at the end', `${head},Status,Owner\n${row}`],
    ['tabs', `${head}\r\n${row}\r\n\r\n`.replaceAll(',', '\t')],
    ['a byte order mark', `\uFEFF${head}\r${row}`],
    [
      'columns in another order, and one unknown',
      'impact,TITLE,Notes,category,description,probability\ncritical,Fire,,Physical Security,The room burns,High',
    ],
  ])('reads %s', (_what, csv) => {
    expect(importCsv(csv)).toEqual([
      {
        title: 'Fire',
        description: 'The room burns',
        category: 'Physical Security',
        probability: 'High',
        impact: 'Critical',
        mitigation: '',
        owner: '',
        status: 'Open',
      },
    ]);
  });

  it.each<[what: string, csv: string, message: RegExp]>([
    ['nothing', '', /^The file is empty/],
    ['blank lines', '\n\n,,\n', /^The file is empty/],
    ['another table', 'Name,Mail\nA,b', /^Line 1 must name the columns category, probability, impact/],
    ['a column missing', 'Title,Description,Category,Impact\n', /^Line 1 must name the columns probability/],
    ['a column twice', `${head},title\n`, /^Line 1 names the column title twice/],
    [
      'a separator without quotation marks',
      `${head}\n${row},x`,
      /^Line 2: it has 6 cells and the names of the columns are 5/,
    ],
    [
      'an unknown level behind a long cell',
      `${head}\n"a\nb",c,Financial,Low,Low\nd,e,Financial,Huge,Low`,
      /^Line 4: probability is "Huge", it must be one of Low/,
    ],
    ['an open quotation mark', `${head}\n${row}\n"Fire,b`, /^Line 3: a quotation mark is not closed/],
    ['text behind a quoted cell', `${head}\n"a"b,c,Financial,Low,Low`, /^Line 2: there is more text behind/],
    ['10 MB', 'x'.repeat(10_000_000), /^The file is too large: 10,000,000/],
    [
      'a header of a million columns',
      Array.from({ length: 1_000_000 }, (_, index) => index).join(','),
      /^Line 1 has 1,000,000 columns/,
    ],
    ['100,000 risks', `${head}\n${`${row}\n`.repeat(100_000)}`, /^The file has 100,000 risks, and at most 10,000/],
    ['a quoted cell of 7 MB', `${head}\n"${'""'.repeat(3_500_000)}",b,Financial,Low,Low`, /^Line 2: title\. Shorten/],
  ])('%s is refused with its line', (_what, csv, message) => {
    expect(() => importCsv(csv)).toThrow(message);
  });
});
