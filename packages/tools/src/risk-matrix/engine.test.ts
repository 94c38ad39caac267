import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../../../tests/support/steps';
import {
  addRisk,
  addRisks,
  afterMitigation,
  bandPresets,
  clearRisks,
  createDocument,
  deleteRisk,
  draftOf,
  grid,
  inCell,
  legend,
  levels,
  levelValues,
  newDraft,
  possibleScores,
  requiredFieldsMessage,
  residualScore,
  riskLevel,
  riskScore,
  scoreOf,
  sortByScore,
  statuses,
  summarize,
  updateRisk,
  validateDraft,
  type Bands,
  type Level,
  type RiskDraft,
} from './engine';
import { draftsFromWeaknesses } from './weaknesses';

const now = new Date(2026, 10, 20, 9, 30);
const later = new Date(2026, 10, 21);
const draft = (fields: Partial<RiskDraft> = {}): RiskDraft => ({
  ...newDraft(),
  title: 'Stolen laptop',
  description: 'A laptop with client files is lost.',
  category: 'Cybersecurity',
  ...fields,
});
const anyLevel = fc.constantFrom(...levels);
const anyRated = fc.record({
  probability: anyLevel,
  impact: anyLevel,
  status: fc.constantFrom(...statuses),
  at: fc.nat(),
});

describe('RISK-2 numeric values', () => {
  it('score is probability times impact, for all 16 pairs', () => {
    const table = levels.map((probability) => levels.map((impact) => riskScore(probability, impact)));
    expect(table).toEqual([
      [1, 2, 3, 4],
      [2, 4, 6, 8],
      [3, 6, 9, 12],
      [4, 8, 12, 16],
    ]);
    expect(possibleScores).toEqual([1, 2, 3, 4, 6, 8, 9, 12, 16]);
  });

  it.each(['', 'low', 'Severe', '__proto__', 'toString', undefined])('refuses the level %j', (level) => {
    expect(() => riskScore(level as Level, 'Low')).toThrow(/is not a level: use Low, Medium, High, Critical/);
    expect(() => riskScore('Low', level as Level)).toThrow(RangeError);
  });

  it('a higher probability or impact never lowers the score or the level', () => {
    fc.assert(
      fc.property(
        anyLevel,
        anyLevel,
        anyLevel,
        fc.constantFrom('rule' as const, 'legend' as const),
        (one, other, impact, bands) => {
          const [low, high] = levelValues[one] <= levelValues[other] ? [one, other] : [other, one];
          expect(riskScore(low, impact)).toBeLessThanOrEqual(riskScore(high, impact));
          expect(riskScore(impact, low)).toBe(riskScore(low, impact));
          const rank = (level: Level) => levelValues[riskLevel(riskScore(level, impact), bands)];
          expect(rank(low)).toBeLessThanOrEqual(rank(high));
        },
      ),
    );
  });
});

describe('RISK-3 level of a score', () => {
  it.each<[Bands, Record<number, Level>]>([
    ['rule', { 0: 'Low', 6: 'Medium', 9: 'High', 12: 'Critical' }],
    ['legend', { 0: 'Low', 6: 'Medium', 9: 'High', 16: 'Critical' }],
  ])('by the preset %s: %j', (bands, steps) => expect(stepsOf((score) => riskLevel(score, bands), 16)).toEqual(steps));

  it('what is no score is "otherwise Low"', () => {
    expect([NaN, -1].map((score) => riskLevel(score))).toEqual(['Low', 'Low']);
  });
});

describe('RISK-3 legend', () => {
  const ranges = (bands?: keyof typeof bandPresets) => legend(bands).map(({ level, range }) => `${level} ${range}`);

  it('of the rule in force: Low 1–4, Medium 6–8, High 9, Critical 12–16', () => {
    expect(ranges()).toEqual(['Low 1–4', 'Medium 6–8', 'High 9', 'Critical 12–16']);
  });

  it('of the legend preset: Low 1–4, Medium 6–8, High 9–12, Critical 16', () => {
    expect(ranges('legend')).toEqual(['Low 1–4', 'Medium 6–8', 'High 9–12', 'Critical 16']);
  });
});

describe('RISK-5 the register is sorted by score descending', () => {
  it('is sorted, stable, and leaves the list it was given', () => {
    fc.assert(
      fc.property(fc.array(anyRated), (risks) => {
        const before = [...risks];
        const sorted = sortByScore(risks);
        expect(risks).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(risks));
        for (const [index, risk] of sorted.entries()) {
          const next = sorted[index + 1];
          if (!next) continue;
          expect(scoreOf(risk)).toBeGreaterThanOrEqual(scoreOf(next));
          if (scoreOf(risk) === scoreOf(next)) expect(risks.indexOf(risk)).toBeLessThan(risks.indexOf(next));
        }
      }),
    );
  });
});

describe('RISK-6 summary tiles: total risks, Critical, High, Open', () => {
  const risks = [
    { probability: 'Critical', impact: 'Critical', status: 'Mitigated' },
    { probability: 'High', impact: 'Critical', status: 'Open' },
    { probability: 'High', impact: 'High', status: 'Accepted' },
    { probability: 'Medium', impact: 'High', status: 'In Progress' },
    { probability: 'Low', impact: 'Low', status: 'Open' },
  ] as const;

  it('every risk counts in the level tiles; Open counts the status Open alone', () => {
    expect(summarize(risks)).toEqual({ totalRisks: 5, criticalRisks: 2, highRisks: 1, openRisks: 2 });
    expect(summarize(risks, 'legend')).toEqual({ totalRisks: 5, criticalRisks: 1, highRisks: 2, openRisks: 2 });
    expect(summarize([])).toEqual({ totalRisks: 0, criticalRisks: 0, highRisks: 0, openRisks: 0 });
  });
});

describe('RISK-4 the grid is 4x4', () => {
  it('has probability left to right and impact bottom to top', () => {
    const rows = grid([]);
    expect(rows.map((row) => row.map(({ score }) => score))).toEqual([
      [4, 8, 12, 16],
      [3, 6, 9, 12],
      [2, 4, 6, 8],
      [1, 2, 3, 4],
    ]);
    expect(rows[0]?.[1]).toEqual({ probability: 'Medium', impact: 'Critical', score: 8, level: 'Medium', count: 0 });
    expect(rows[0]?.[2]?.level).toBe('Critical');
    expect(grid([], 'legend')[0]?.[2]?.level).toBe('High');
  });
});

describe('RISK-12 current and residual score', () => {
  const risk = { probability: 'Critical', impact: 'High', status: 'Open' } as const;

  it('takes the residual side that is rated and the current one for the other', () => {
    expect(residualScore(risk)).toBe(12);
    expect(residualScore({ ...risk, residualProbability: 'Low' })).toBe(3);
    expect(residualScore({ ...risk, residualImpact: 'Medium' })).toBe(8);
    expect(residualScore({ ...risk, residualProbability: 'Medium', residualImpact: 'Low' })).toBe(2);
  });

  it('gives the grid and the tiles of the "after" view', () => {
    const after = [{ ...risk, residualProbability: 'Low' as const }].map(afterMitigation);
    expect(summarize(after)).toEqual({ totalRisks: 1, criticalRisks: 0, highRisks: 0, openRisks: 1 });
    expect(inCell(after, { probability: 'Low', impact: 'High' })).toHaveLength(1);
  });
});

describe('RISK-1 the risks of a matrix', () => {
  const empty = createDocument(now, { title: 'Plan', description: 'For 2027' });

  it('a new risk is Medium, Medium, Open', () => {
    expect(newDraft()).toMatchObject({
      probability: 'Medium',
      impact: 'Medium',
      status: 'Open',
      mitigation: '',
      category: '',
    });
  });

  it('adds a trimmed risk with a timestamp id, and leaves the document it was given', () => {
    const document = addRisk(empty, draft({ title: '  Stolen laptop ', owner: ' Ana ' }), later);
    expect(empty.risks).toEqual([]);
    expect(document).toMatchObject({
      title: 'Plan',
      createdDate: now.toISOString(),
      lastModified: later.toISOString(),
    });
    expect(document.risks).toEqual([
      {
        id: String(later.getTime()),
        title: 'Stolen laptop',
        description: 'A laptop with client files is lost.',
        category: 'Cybersecurity',
        probability: 'Medium',
        impact: 'Medium',
        mitigation: '',
        owner: 'Ana',
        status: 'Open',
        dateAdded: later.toISOString(),
      },
    ]);
  });

  it('gives unique ids to risks of one millisecond, also after one of them was deleted', () => {
    let document = addRisks(empty, [draft(), draft(), draft()], now);
    document = addRisk(document, draft(), now);
    document = deleteRisk(document, document.risks[1]?.id ?? '', now);
    document = addRisks(document, [draft(), { ...draft(), dateAdded: '2026-01-31' }], now);
    expect(document.risks.at(-1)?.dateAdded).toBe('2026-01-31');
    expect(document.risks).toHaveLength(5);
    expect(new Set(document.risks.map(({ id }) => id)).size).toBe(5);
  });

  it('RISK-7 edits with the same validation, keeping place, id and date; any status may follow any', () => {
    const document = addRisks(empty, [draft(), draft({ title: 'Fire' })], now);
    const [first] = document.risks;
    if (!first) throw new Error('no risk');
    for (const status of statuses) {
      const edited = updateRisk(document, first.id, { ...draftOf(first), title: ' New ', status }, later);
      expect(edited.risks[0]).toEqual({ ...first, title: 'New', status });
      expect(edited.risks[1]).toBe(document.risks[1]);
    }
    expect(() => updateRisk(document, first.id, draft({ description: ' ' }), later)).toThrow(requiredFieldsMessage);
    expect(() => updateRisk(document, 'gone', draft(), later)).toThrow('There is no risk with the id "gone".');
  });

  it('RISK-10 reset clears the risks and keeps title and description', () => {
    const document = addRisk(empty, draft(), now);
    expect(clearRisks(document, later)).toEqual({ ...empty, lastModified: later.toISOString() });
    expect(document.risks).toHaveLength(1);
  });
});

describe('RISK-7 adding a risk: title, description and category are required', () => {
  it.each(['title', 'description', 'category'] as const)('a blank %s adds nothing and says so', (field) => {
    for (const blank of ['', '  \n']) {
      const incomplete = { ...draft(), [field]: blank } as RiskDraft;
      expect(Object.keys(validateDraft(incomplete))).toEqual([field]);
      expect(() => addRisk(createDocument(now), incomplete, now)).toThrow('Please fill in all required fields.');
    }
  });

  it('mitigation and owner are optional', () => {
    const { mitigation: _mitigation, owner: _owner, ...needed } = draft();
    expect(validateDraft(needed)).toEqual({});
    expect(addRisk(createDocument(now), needed, now).risks[0]).toMatchObject({ mitigation: '' });
  });

  it.each([
    ['title', 'x'.repeat(201), /title: Shorten the title from 201 to 200 characters/],
    ['mitigation', 'x'.repeat(2001), /Shorten the mitigation from 2001/],
    ['category', 'Weather', /Choose a category of the list/],
    ['probability', 'Huge', /Choose one of Low, Medium, High, Critical/],
    ['residualImpact', '', /Choose one of Low/],
    ['status', '__proto__', /Choose one of Open/],
  ])('a wrong %s is refused', (field, value, message) => {
    expect(() => addRisk(createDocument(now), { ...draft(), [field]: value } as RiskDraft, now)).toThrow(message);
  });

  it('one wrong draft of many adds none, and 10,000 risks are the most', () => {
    expect(() => addRisks(createDocument(now), [draft(), draft({ title: '' })], now)).toThrow(requiredFieldsMessage);
    const full = addRisks(
      createDocument(now),
      Array.from({ length: 10_000 }, () => draft()),
      now,
    );
    expect(new Set(full.risks.map(({ id }) => id)).size).toBe(10_000);
    expect(() => addRisk(full, draft(), now)).toThrow('at most 10,000 risks');
  });
});

describe('RISK-13 weaknesses of the assessment sent to the risk matrix', () => {
  it('become risks that can be added as they are', () => {
    const drafts = draftsFromWeaknesses([
      { category: ' Access Control ', score: 24.4, recommendation: ' Turn on a second factor. ' },
      { category: 'Network Security', score: 25, recommendation: 'Segment the network.' },
    ]);
    expect(drafts.map(({ title, probability, impact }) => [title, probability, impact])).toEqual([
      ['Weak Access Control', 'High', 'Medium'],
      ['Weak Network Security', 'Medium', 'Medium'],
    ]);
    expect(addRisks(createDocument(now), drafts, now).risks[0]).toMatchObject({
      description: 'The security assessment gave Access Control 24 percent.',
      mitigation: 'Turn on a second factor.',
    });
  });
});
