import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWeaknessList } from './handover';
import { eventsFormat, exportEvents, importEvents, readEvents, type CalendarEvent } from './industry-calendar/document';
import { sampleEvents } from './industry-calendar/events';
import { readFeeds } from './industry-calendar/readFeeds';
import { exportTerms, importTerms, readTerms, termsFormat, type GlossaryTerm } from './industry-glossary/document';
import { terms } from './industry-glossary/terms';
import { exportScorecard, importPartners, importScorecard } from './partner-scorecard/document';
import { readPartner, type PartnerInput } from './partner-scorecard/input';
import { partnerState } from './partner-scorecard/state';
import { exportPricing, importPricing, importScenarios } from './pricing-calculator/document';
import { defaultPricingInputs } from './pricing-calculator/calculate';
import { standardRates } from './pricing-calculator/rates';
import { readRates } from './pricing-calculator/readRates';
import { pricingState, readPricingInputs, readScenarios } from './pricing-calculator/state';
import type { Risk, RiskMatrixDocument } from './risk-matrix/document';
import { exportMatrix, importMatrix, matrixFormat, readMatrix } from './risk-matrix/exchange';
import { templateRisk } from './risk-matrix/sheet';
import { questions } from './security-assessment/questions';
import { readQuestions } from './security-assessment/readQuestions';
import { assessmentState, exportAssessment, importAssessment } from './security-assessment/state';
import { decodeHash, encodeHash, parseState, serializeState, type StateFormat } from './share-state';

/*
 * Everything that a tool reads: its files, its saved and shared work, and what a page hands it. Each is given with every
 * field filled in, which the types demand, and each of its fields is then tried with what does not belong there.
 */

const added = '2026-01-05T10:00:00.000Z';
const now = new Date(added);
const risk: Required<Risk> = { ...templateRisk, id: '1', dateAdded: added, residualImpact: 'Medium' };
const matrix: Required<RiskMatrixDocument> = {
  title: 'Q1',
  description: 'All',
  risks: [risk],
  createdDate: '2028-02-29',
  lastModified: '2028-02-29T23:59:59+05:30',
};
const event: Required<CalendarEvent> = {
  ...sampleEvents[0]!,
  date: '2028-02-29',
  time: '09:00',
  endDate: '2028-03-01',
  endTime: '17:30',
  timeZone: 'Europe/Berlin',
  website: 'https://a.example',
  registrationUrl: 'https://a.example/register',
};
const lists = { examples: ['x'], relatedTerms: ['y'] };
const term: Required<GlossaryTerm> = { ...terms[0]!, ...lists, abbreviation: 'SLA', featured: true };
const partner: Required<PartnerInput> = {
  companyName: 'Northwind',
  contactPerson: 'Ada',
  industry: 'Legal',
  partnerType: 'MSP',
  yearsInBusiness: 9,
  employeeCount: 20,
  customerBase: 150,
  annualRevenue: '500K-1M',
  geographicCoverage: 'Local',
  technicalCertifications: ['AWS Partner'],
  specializations: ['Cybersecurity'],
  notes: 'Met in May.',
};
const inputs = { ...defaultPricingInputs, employeeCount: 40, serverCount: 4, workstationCount: 30 };
const scenario = { name: 'Today', inputs };
const answers = Object.fromEntries(questions.map(({ id, options }) => [id, options[0]!.value]));

/** Texts that look like days and times, and are none. */
const noTimes = [
  '2026-02-30',
  '2100-02-29',
  '2026-13-01',
  '24:00',
  '25:00',
  '2026-01-01T24:00:00Z',
  '2026-01-01T10:00',
];
const short = ['a text', 'a number in words', 'the name of an inherited property', ...noTimes];
const plain = [...short, 'a zone that does not exist'];
/** What may stand in a field: what is taken of the values below, besides its own. */
const kinds = {
  // A text that must not be blank, one that may, one of any length, which is refused later (TOOL-16), one of at most 20
  // characters, and an address here.
  filled: [...plain, 'a script'],
  text: [...plain, 'a script', 'nothing', 'blanks'],
  any: [...plain, 'a script', 'nothing', 'blanks', 'a long text'],
  short: [...short, 'a script', 'nothing', 'blanks'],
  link: plain,
  // One of a list, a day, an address, a record.
  own: [],
  choice: ['nothing'],
  whole: ['0', 'a huge number'],
  percent: ['0'],
  number: ['0', 'a fraction'],
  positive: ['a fraction'],
  flag: ['true'],
  map: ['an empty record'],
  list: ['an empty list', 'one entry', 'an entry twice'],
  // Whose entries have to differ, or that must not be empty.
  distinct: ['an empty list', 'one entry'],
  some: ['one entry', 'an entry twice'],
  someDistinct: ['one entry'],
} satisfies Record<string, readonly string[]>;
type Kind = keyof typeof kinds;

const values: Record<string, (own: unknown) => unknown> = {
  'no value': () => undefined,
  null: () => null,
  '0': () => 0,
  'a negative number': () => -1,
  'a fraction': () => 1.5,
  'a huge number': () => 1e9,
  'no number': () => Number.NaN,
  'a number in words': () => '7',
  true: () => true,
  nothing: () => '',
  blanks: () => ' \n',
  'a text': () => 'x',
  'the name of an inherited property': () => 'toString',
  ...Object.fromEntries(noTimes.map((text) => [text, () => text])),
  'a zone that does not exist': () => '2026-01-01T10:00:00+25:00',
  'a long text': () => 'x'.repeat(6000),
  'a script': () => 'javascript:alert(1)',
  'an empty list': () => [],
  'an empty record': () => ({}),
  'one entry': (own) => Array.isArray(own) && own.slice(0, 1),
  'an entry twice': (own) => Array.isArray(own) && [own[0], own[0]],
  'too many entries': (own) => Array.isArray(own) && Array.from({ length: 10_001 }, () => own[0]),
};

interface Reader {
  read: (value: unknown, path: string) => unknown;
  full: unknown;
  /** Names of fields by kind. Others are of the kind of their value: a filled text, a whole number, a flag, a list, a record. */
  kinds?: Partial<Record<Kind, string>>;
  optional?: string;
  numbers?: Kind;
}

const partnerKinds = {
  any: 'companyName contactPerson notes',
  choice: 'industry partnerType annualRevenue geographicCoverage',
  distinct: 'technicalCertifications specializations',
  own: 'technicalCertifications[] specializations[]',
};
const inputKinds = { own: 'businessType supportLevel region' };

const readers = {
  readMatrix: {
    read: readMatrix,
    full: matrix,
    kinds: {
      any: 'title description',
      filled: 'risks[].title risks[].description',
      distinct: 'risks',
      text: 'mitigation owner',
      own: 'createdDate lastModified category probability impact status dateAdded residualProbability residualImpact',
    },
    optional: 'mitigation owner residualProbability residualImpact',
  },
  readEvents: {
    read: readEvents,
    full: [event],
    kinds: { distinct: 'it', own: 'date time endDate endTime timeZone type website registrationUrl' },
    optional: 'endDate timeZone website registrationUrl',
  },
  readTerms: {
    read: readTerms,
    full: [term],
    kinds: { distinct: 'it', short: 'abbreviation' },
    optional: 'abbreviation featured',
  },
  readPartner: { read: readPartner, full: partner, kinds: partnerKinds },
  readPricingInputs: { read: readPricingInputs, full: inputs, kinds: inputKinds },
  readScenarios: { read: readScenarios, full: [scenario], kinds: { ...inputKinds, distinct: 'it' } },
  readRates: {
    read: readRates,
    full: { ...standardRates, volumeDiscount: [{ over: 20, percent: 5 }] },
    kinds: { distinct: 'volumeDiscount', whole: 'over' },
    numbers: 'number',
  },
  readQuestions: {
    read: readQuestions,
    full: questions,
    kinds: {
      someDistinct: 'it',
      own: 'options',
      positive: 'weight',
      number: 'score',
      text: 'cisControl nextStep',
    },
  },
  readFeeds: { read: readFeeds, full: [{ label: 'RSS', href: 'webcal://a.example/x' }], kinds: { link: 'href' } },
  readWeaknessList: {
    read: readWeaknessList,
    full: [{ category: 'Data Protection', score: 20, recommendation: 'Test a restore.' }],
    kinds: { text: 'category recommendation', percent: 'score' },
  },
  partnerState: {
    ...partnerState,
    full: { partners: [partner, partner, partner, partner] },
    kinds: { ...partnerKinds, some: 'partners' },
  },
  pricingState: {
    ...pricingState,
    full: { inputs, scenarios: [scenario] },
    kinds: { ...inputKinds, distinct: 'scenarios' },
  },
  assessmentState: {
    ...assessmentState(),
    full: { answers, step: 1, finished: false },
    kinds: { map: 'answers', own: ['step', ...Object.keys(answers)].join(' ') },
    optional: Object.keys(answers).join(' '),
  },
} satisfies Record<string, Reader>;

type Place = readonly (string | number)[];
const nameOf = (place: Place) =>
  place
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

/** All places of a value, itself first. */
const placesIn = (value: unknown, place: Place = []): Place[] => [
  place,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        placesIn(part, [...place, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

const partAt = (value: unknown, place: Place) => place.reduce<unknown>((part, step) => (part as never)[step], value);

/** The value with another one at a place. */
function changed(value: unknown, [step, ...rest]: Place, part: unknown): unknown {
  if (step === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[step] = changed(copy[step], rest, part);
  if (copy[step] === undefined && typeof step === 'string') delete copy[step];
  return copy;
}

function kindAt(place: Place, own: unknown, { kinds: named = {}, numbers = 'whole' }: Reader): Kind {
  const name = nameOf(place).replace(/\[\d+\]/g, '[]') || 'it';
  const kindOf = (wanted: string) =>
    (Object.keys(named) as Kind[]).find((kind) => named[kind]!.split(' ').includes(wanted));
  const byValue: Record<string, Kind> = { string: 'filled', number: numbers, boolean: 'flag' };
  return (
    kindOf(name) ?? kindOf(name.split('.').at(-1)!) ?? byValue[typeof own] ?? (Array.isArray(own) ? 'list' : 'own')
  );
}

describe.each(Object.entries<Reader>(readers))('%s', (_name, reader) => {
  const { read, full, optional = '' } = reader;
  const outcome = (value: unknown) => {
    try {
      return { read: read(value, 'it') };
    } catch (error) {
      return { refusal: (error as Error).message };
    }
  };

  it('reads a full record as it is, and nothing that it does not know', () => {
    expect(read(full, 'it')).toEqual(full);
    for (const place of placesIn(full)) {
      const own = partAt(full, place);
      if (typeof own !== 'object' || Array.isArray(own) || own === answers) continue;
      expect(read(changed(full, place, { ...own, unknown: 1 }), 'it')).toEqual(full);
    }
  });

  it('takes in each field what belongs there, as it is, and refuses the rest with its place', () => {
    const wrong = placesIn(full).flatMap((place) => {
      const own = partAt(full, place);
      const taken: readonly string[] = [
        ...kinds[kindAt(place, own, reader)],
        ...(optional.split(' ').includes(String(place.at(-1))) ? ['no value'] : []),
      ];
      return Object.entries(values).flatMap(([what, make]) => {
        const value = make(own);
        if (value === own || (value === false && !taken.includes(what))) return [];
        const given = changed(full, place, value);
        const { refusal, ...rest } = outcome(given);
        const shown = `${nameOf(place)}, ${what}: ${refusal ?? 'taken'}`;
        if (!taken.includes(what)) return refusal?.includes(nameOf(place)) ? [] : [shown];
        if (refusal === undefined) expect(rest.read, shown).toEqual(given);
        return refusal === undefined ? [] : [shown];
      });
    });
    expect(wrong).toEqual([]);
  });
});

/** Files: as `write` saves them, and what `read` gives back of them. */
const exact = <Value>(read: (text: string) => Value, full: Value, write: () => { json: string }) =>
  ({ read, full, write }) as const;
const files = {
  importMatrix: exact(importMatrix, matrix, () => exportMatrix(matrix, now)),
  importEvents: exact(importEvents, [event], () => exportEvents([event], now)),
  importTerms: exact(importTerms, [term], () => exportTerms([term], now)),
  importScorecard: exact(importScorecard, partner, () => exportScorecard(partner, now)),
  importPartners: exact(importPartners, [partner, { ...partner, notes: '' }], () =>
    exportScorecard(partner, now, [partner, { ...partner, notes: '' }]),
  ),
  importPricing: exact(importPricing, inputs, () => exportPricing(inputs, now, undefined, [scenario])),
  importScenarios: exact(importScenarios, [scenario], () => exportPricing(inputs, now, undefined, [scenario])),
  importAssessment: exact(importAssessment, { answers, generatedAt: now }, () => exportAssessment(answers, now)),
};

/** Saved and shared work, as text and as a link. */
const work: Record<string, [StateFormat<unknown>, unknown]> = {
  matrixFormat: [matrixFormat, matrix],
  eventsFormat: [eventsFormat, [event]],
  termsFormat: [termsFormat, [term]],
  partnerState: [partnerState, readers.partnerState.full],
  pricingState: [pricingState, readers.pricingState.full],
  assessmentState: [assessmentState(), readers.assessmentState.full],
};

/** A text that cannot be read, made of one that can, and why it is refused. */
const broken: readonly [what: string, text: (whole: string) => string, message: RegExp][] = [
  ['nothing', () => '', /^The file is not valid JSON(?: in line \d+)?\.$/],
  ['a web page', () => '<!doctype html>', /^The file is not valid JSON(?: in line \d+)?\.$/],
  ['half of it', (whole) => whole.slice(0, whole.length / 2), /^The file is not valid JSON(?: in line \d+)?\.$/],
  ['null', () => 'null', /^The file must be a record, but is null/],
  ['a list', () => '[]', /^The file must be a record, but is a list/],
  ['10 MB', () => ' '.repeat(10_000_000), /^The file is too large: 10,000,000 characters, and at most [\d,]+ are read/],
  [
    'a key of all objects',
    (whole) => whole.replace('{', '{"constructor":{"prototype":1},'),
    /^The file has the forbidden key "/,
  ],
  [
    'a prototype',
    (whole) => whole.replace('[', '[{"__proto__":1},').replace(/^([^[]*)$/, '{"__proto__":$1}'),
    /^The file has the forbidden key "__proto__"/,
  ],
  ['a newer version', (whole) => asVersion(whole, 2), /version/],
  ['a version in words', (whole) => asVersion(whole, '1'), /version/],
];
const asVersion = (whole: string, version: unknown) => JSON.stringify({ ...JSON.parse(whole), version });

const texts = [
  ...Object.entries(files).map(
    ([name, { write, ...file }]) => [name, write().json, file.read as (text: string) => unknown, file.full] as const,
  ),
  ...Object.entries(work).map(([name, [format, full]]) => {
    const read = (text: string) => parseState(format, text, 'The file');
    return [name, serializeState(format, full), read, full] as const;
  }),
];

describe.each(texts)('%s', (_name, whole, read, full) => {
  it('gives back every field that was saved', () => expect(read(whole)).toEqual(full));

  it.each(broken)('refuses %s and says why', (_what, text, message) =>
    expect(() => read(text(whole))).toThrow(message),
  );
});

it.each<readonly [name: keyof typeof files, file: object, message: string]>([
  ['importScorecard', { version: 1 }, 'input must be a record, but is missing.'],
  ['importPartners', { version: 1, partners: [{}] }, 'partners[0].input must be a record, but is missing.'],
  ['importPricing', {}, 'inputs must be a record, but is missing.'],
  ['importScenarios', { scenarios: {} }, 'scenarios must be a list, but is a record.'],
  ['importAssessment', { version: 1 }, 'answers must be a record, but is missing.'],
  ...[undefined, 5, 'yesterday', '2026-02-30T09:00:00.000Z'].map(
    (generatedAt) =>
      ['importAssessment', { version: 1, answers, generatedAt }, 'generatedAt must be a moment that exists'] as const,
  ),
])('%s says what is wrong, case %#', (name, file, message) => {
  expect(() => files[name].read(JSON.stringify(file))).toThrow(message);
});

it.each(Object.entries(work))('%s brings every field through a link', (_name, [format, full]) => {
  expect(decodeHash(format, encodeHash(format, full))).toEqual(full);
});

it('every reader of the tools is tried here', () => {
  const sources = globSync('*/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !/\.test\.ts$|^(?:share-state|embed|language)\//.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const reader =
    /export (?:function|const) (import[A-Z]\w+|\w+(?:Format|State)(?=(?: =|: State|\())|read[A-Z]\w*(?=\(value: unknown, path|(?: = list)))/g;
  const found = sources.flatMap((source) => [...source.matchAll(reader)].map(([, name]) => name!));
  expect(found.length).toBeGreaterThan(20);
  // A table has columns instead of fields: its cases stand beside it.
  const tried = [...Object.keys(readers), ...Object.keys(files), ...Object.keys(work), 'importCsv', 'importFields'];
  expect(found.filter((name) => !tried.includes(name))).toEqual([]);
});
