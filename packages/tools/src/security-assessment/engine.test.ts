import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../../../tests/support/steps';
import { decodeHash, encodeHash, parseState, serializeState } from '../share-state';
import {
  assess,
  assessmentReport,
  assessmentState,
  categoriesOf,
  categoryBand,
  compareAssessments,
  exportAssessment,
  genericRecommendations,
  importAssessment,
  nextFixes,
  noScoreMessage,
  notApplicable,
  questions,
  riskLevelOf,
  weaknessDetails,
  type Answers,
  type AssessmentQuestion,
} from './engine';

const allAs = (pick: (question: AssessmentQuestion) => string): Answers =>
  Object.fromEntries(questions.map((question) => [question.id, pick(question)]));
const best = allAs(({ options }) => options.find(({ score }) => score === 10)?.value ?? '');
const worst = allAs(
  ({ options }) => options.find(({ score, value }) => score === 0 && value !== notApplicable)?.value ?? '',
);
const nothing = allAs(() => notApplicable);

const anyAnswers = fc.record(
  Object.fromEntries(questions.map(({ id, options }) => [id, fc.constantFrom(...options.map(({ value }) => value))])),
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>;

/** Questions with one option for each whole score, so that every percentage can be reached. */
const scale = (id: string, category: string, weight: number, most = 10): AssessmentQuestion => ({
  id,
  category,
  weight,
  question: `${id}?`,
  options: [
    ...Array.from({ length: most + 1 }, (_, score) => ({ value: String(score), label: `${score} points`, score })),
    { value: notApplicable, label: 'n/a', score: 0 },
  ],
  cisControl: '1.1',
  nextStep: `Mend ${id}.`,
});

describe('ASSESSMENT-1 ten questions, weights 2 or 3, scores 0-10, six categories', () => {
  it('ten with ids of their own, in the six categories 2/2/2/2/1/1', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(10);
    const counts = categoriesOf(questions).map((category) => [
      category,
      questions.filter((question) => question.category === category).length,
    ]);
    expect(counts).toEqual([
      ['Data Protection', 2],
      ['Access Control', 2],
      ['Endpoint Security', 2],
      ['Network Security', 2],
      ['Human Factors', 1],
      ['Incident Management', 1],
    ]);
  });

  it.each(questions)('$id: weight, scores, one full answer, not applicable, CIS number and next step', (question) => {
    expect([2, 3]).toContain(question.weight);
    const real = question.options.filter(({ value }) => value !== notApplicable);
    expect(question.options).toHaveLength(real.length + 1);
    expect(new Set(question.options.map(({ value }) => value)).size).toBe(question.options.length);
    for (const { score } of real) expect(Number.isInteger(score) && score >= 0 && score <= 10).toBe(true);
    expect(real.filter(({ score }) => score === 10)).toHaveLength(1);
    expect(real.some(({ score }) => score === 0)).toBe(true);
    expect(question.question).toMatch(/^[A-Z].*\?$/);
    expect(question.nextStep).toMatch(/^[A-Z].*\.$/);
  });
});

describe('ASSESSMENT-3 overallScore is the weighted sum by the maximum of the answered questions', () => {
  it('all best is 100, all worst is 0', () => {
    expect(assess(best)).toMatchObject({ overallScore: 100, riskLevel: 'Low Risk' });
    expect(assess(worst)).toMatchObject({ overallScore: 0, riskLevel: 'Critical Risk' });
  });

  it('weights count, and questions without an answer do not', () => {
    const heavy = scale('heavy', 'A', 3);
    const light = scale('light', 'A', 2);
    const never = scale('never', 'B', 3);
    expect(assess({ heavy: '10', light: '0' }, [heavy, light, never]).overallScore).toBe(60);
    expect(assess({ heavy: '0', light: '10' }, [heavy, light, never]).overallScore).toBe(40);
    expect(assess({ heavy: '10' }, [heavy, light, never])).toMatchObject({
      overallScore: 100,
      categoryScores: { A: 100 },
    });
  });

  it('is rounded to a whole number, then banded', () => {
    const third = [scale('a', 'A', 2, 3)];
    expect(assess({ a: '1' }, third).overallScore).toBe(33);
    expect(assess({ a: '2' }, third).overallScore).toBe(67);
    const fine = [scale('a', 'A', 1, 200)];
    expect(assess({ a: '159' }, fine)).toMatchObject({ overallScore: 80, riskLevel: 'Low Risk', strengths: ['A'] });
    expect(assess({ a: '99' }, fine)).toMatchObject({ overallScore: 50, weaknesses: [] });
  });

  it('ASSESSMENT-6 not applicable leaves the denominator', () => {
    expect(assess({ ...best, backups: notApplicable }).overallScore).toBe(100);
    const { mfa: _left, ...others } = worst;
    expect(assess({ ...worst, mfa: notApplicable })).toEqual(assess(others));
  });

  it('ASSESSMENT-6 all ten not applicable gives no score, and says so', () => {
    const empty = {
      overallScore: null,
      categoryScores: {},
      riskLevel: null,
      recommendations: [noScoreMessage],
      strengths: [],
      weaknesses: [],
    };
    expect(assess(nothing)).toEqual(empty);
    expect(assess({})).toEqual(empty);
    expect(noScoreMessage).toContain('There is no score');
  });
});

it('ASSESSMENT-4, ASSESSMENT-5 risk level and band of a score', () => {
  expect(stepsOf(riskLevelOf, 100)).toEqual({ 0: 'Critical Risk', 40: 'High Risk', 60: 'Medium Risk', 80: 'Low Risk' });
  expect(stepsOf(categoryBand, 100)).toEqual({ 0: 'Weakness', 50: 'Developing', 80: 'Strength' });
});

describe('ASSESSMENT-5 strengths and weaknesses', () => {
  it('each weakness carries a recommendation of its category, the biggest loss first', () => {
    const result = assess({ ...best, encryption: 'none', backups: 'none', training: 'never' });
    expect(result.weaknesses).toEqual(['Data Protection', 'Human Factors']);
    expect(result.recommendations).toHaveLength(2);
    expect(result.recommendations[0]).toMatch(/^Data Protection: Keep one backup copy.*Encrypt every laptop/);
    expect(result.recommendations[1]).toMatch(/^Human Factors: Give a short lesson/);
    expect(result.strengths).not.toContain('Data Protection');
  });

  it('without a weakness there are two generic recommendations', () => {
    expect(assess(best).recommendations).toEqual([...genericRecommendations]);
    expect(genericRecommendations).toHaveLength(2);
  });
});

describe('laws of an assessment', () => {
  it('scores are whole percents, and bands follow from them', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { overallScore, riskLevel, categoryScores, strengths, weaknesses, recommendations } = assess(answers);
        expect(riskLevel).toBe(overallScore === null ? null : riskLevelOf(overallScore));
        for (const score of [overallScore ?? 0, ...Object.values(categoryScores)]) {
          expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        }
        const inBand = (band: string) =>
          Object.keys(categoryScores).filter((name) => categoryBand(categoryScores[name] ?? 0) === band);
        expect(strengths).toEqual(inBand('Strength'));
        expect(weaknesses).toEqual(inBand('Weakness'));
        expect(recommendations.length).toBeGreaterThan(0);
      }),
    );
  });

  it('a better answer never lowers the score nor worsens the risk', () => {
    const order = ['Critical Risk', 'High Risk', 'Medium Risk', 'Low Risk'];
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...questions), (answers, { id }) => {
        if (!Object.hasOwn(answers, id) || answers[id] === notApplicable) return;
        const before = assess(answers);
        const after = assess({ ...answers, [id]: best[id] ?? '' });
        expect(after.overallScore).toBeGreaterThanOrEqual(before.overallScore ?? 0);
        expect(order.indexOf(after.riskLevel ?? '')).toBeGreaterThanOrEqual(order.indexOf(before.riskLevel ?? ''));
      }),
    );
  });

  it('what to do next comes by what it gains, most first; equal ones as asked', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        /** The points that a question has left, weighted. */
        const leftBy = ({ id, weight, options }: AssessmentQuestion) => {
          const chosen = options.find(({ value }) => value === answers[id]);
          return !chosen || chosen.value === notApplicable ? 0 : weight * (10 - chosen.score);
        };
        const wanted = questions.filter((question) => leftBy(question) > 0).toSorted((a, b) => leftBy(b) - leftBy(a));
        expect(nextFixes(answers).map(({ questionId }) => questionId)).toEqual(wanted.slice(0, 3).map(({ id }) => id));
        const { weaknesses, recommendations } = assess(answers);
        for (const [index, category] of weaknesses.entries()) {
          const steps = wanted.filter((question) => question.category === category);
          expect(recommendations[index]).toBe(`${category}: ${steps.map(({ nextStep }) => nextStep).join(' ')}`);
        }
      }),
    );
  });

  it('the order of the answers has no effect', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(assess(Object.fromEntries(Object.entries(answers).toReversed()))).toEqual(assess(answers));
      }),
    );
  });
});

describe('answers that do not exist', () => {
  it.each([
    [{ pizza: 'yes' }, 'answers has the unknown question "pizza".'],
    [
      { mfa: 'sometimes' },
      'answers.mfa must be one of everywhere, outside, admins, nowhere, not-applicable, but is "sometimes".',
    ],
    [JSON.parse('{"__proto__":"x"}'), 'answers has the unknown question "__proto__".'],
    [{ mfa: 3 }, 'answers.mfa must be one of'],
  ])('%j is refused', (answers, message) => expect(() => assess(answers as Answers)).toThrow(message));

  it('a question called like a property of all objects is not answered by it', () => {
    expect(assess({}, [scale('constructor', 'toString', 2)]).overallScore).toBeNull();
    expect(assess({ constructor: '5' } as unknown as Answers, [scale('constructor', 'A', 2)]).overallScore).toBe(50);
  });
});

describe('ASSESSMENT-8 the three next fixes with the points each gains', () => {
  it('the biggest gain first; equal ones as asked; three of them', () => {
    const fixes = nextFixes(worst);
    expect(fixes.map(({ questionId, gain }) => [questionId, gain])).toEqual([
      ['backups', 12],
      ['mfa', 12],
      ['patching', 12],
    ]);
    expect(fixes[0]).toMatchObject({ category: 'Data Protection', cisControl: '11.5', scoreAfter: 12 });
    expect(nextFixes(worst, questions, 10)).toHaveLength(10);
  });

  it('a heavy question that is nearly right comes after a light one that is wrong', () => {
    const fixes = nextFixes({ ...best, mfa: 'outside', segmentation: 'flat' });
    expect(fixes.map(({ questionId, gain }) => [questionId, gain])).toEqual([
      ['segmentation', 8],
      ['mfa', 4],
    ]);
  });

  it('there is nothing to fix at 100, nor without a score', () => {
    expect(nextFixes(best)).toEqual([]);
    expect(nextFixes(nothing)).toEqual([]);
    expect(nextFixes({})).toEqual([]);
  });

  it('tells the truth: following a fix gives its score', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        for (const { questionId, gain, scoreAfter } of nextFixes(answers)) {
          expect(assess({ ...answers, [questionId]: best[questionId] ?? '' }).overallScore).toBe(scoreAfter);
          expect(scoreAfter - gain).toBe(assess(answers).overallScore);
        }
      }),
    );
  });
});

describe('ASSESSMENT-8 comparison with an earlier result', () => {
  it('has the change overall and of each category', () => {
    const earlier = assess({ ...worst, training: notApplicable });
    const later = assess({ ...worst, mfa: 'everywhere', 'incident-plan': notApplicable });
    const { overall, categories } = compareAssessments(earlier, later);
    expect(overall).toEqual({ before: 0, after: 14, change: 14 });
    expect(categories.find(({ category }) => category === 'Access Control')).toMatchObject({
      before: 0,
      after: 60,
      change: 60,
    });
    expect(categories.find(({ category }) => category === 'Human Factors')).toMatchObject({
      before: null,
      after: 0,
      change: null,
    });
    expect(categories.at(-1)).toEqual({ category: 'Incident Management', before: 0, after: null, change: null });
  });

  it('has no change without a score, and none against itself', () => {
    expect(compareAssessments(assess(nothing), assess(best)).overall).toEqual({
      before: null,
      after: 100,
      change: null,
    });
    for (const { change } of compareAssessments(assess(worst), assess(worst)).categories) expect(change).toBe(0);
  });
});

describe('ASSESSMENT-8 weaknesses sent to the risk matrix', () => {
  it('each with its score and its recommendation', () => {
    const result = assess({ ...best, training: 'once', 'incident-plan': 'contact' });
    expect(weaknessDetails(result)).toEqual([
      { category: 'Human Factors', score: 30, recommendation: result.recommendations[0] },
      { category: 'Incident Management', score: 20, recommendation: result.recommendations[1] },
    ]);
    expect(weaknessDetails(assess(best))).toEqual([]);
    expect(weaknessDetails(assess(nothing))).toEqual([]);
  });
});

describe('ASSESSMENT-8 report as Markdown', () => {
  const now = new Date(2026, 4, 3, 7);

  it('has score, categories, recommendations, fixes and every answer', () => {
    const { fileName, markdown } = assessmentReport(
      { ...best, training: 'never', malware: notApplicable, patching: notApplicable },
      now,
    );
    expect(fileName).toBe('security-assessment-2026-05-03.md');
    expect(markdown).toContain('# Security assessment\n\nDate: 2026-05-03\n\nOverall score: 85 % (Low Risk)\n');
    expect(markdown).toContain('| Human Factors | 0 % | Weakness |');
    expect(markdown).toContain('| Data Protection | 100 % | Strength |');
    expect(markdown).toContain('| Endpoint Security | none | Not applicable |');
    expect(markdown).toContain('1. Give a short lesson');
    expect(markdown).toContain('(+15 points, CIS Controls v8 14.2)');
    for (const [index, { question }] of questions.entries())
      expect(markdown).toContain(`### ${index + 1}. ${question}\n\nCIS Controls v8 `);
    expect(markdown.match(/^\*\*Answer:\*\* /gm)).toHaveLength(10);
    expect(markdown.endsWith('\n')).toBe(true);
  });

  it('says when there is no score, and leaves out fixes that do not exist', () => {
    const { markdown } = assessmentReport({}, now);
    expect(markdown).toContain('Overall score: none');
    expect(markdown).toContain(`- ${noScoreMessage}`);
    expect(markdown).toContain('Not answered');
    expect(markdown).not.toContain('## Next fixes');
  });

  it('says the texts of its owner as they are, whatever stands in them, in any renderer', () => {
    const units = [
      ...'\\`*_{}[]()<>#+-.!|~&;:=^$"\'/0123ab ',
      '\n',
      '\r\n',
      '\n\n',
      '- ',
      '1. ',
      '1) ',
      '<b>',
      '&amp;',
      '![x](y)',
    ];
    const text = fc
      .array(fc.constantFrom(...units), { minLength: 1, maxLength: 30, size: 'max' })
      .map((all) => `${all.join('')}x`);
    const shown = (html: string) =>
      html
        .replace(/<\/?(?:p|li|strong|h\d|td)>/g, '')
        .replace(
          /&(lt|gt|amp|quot|#39);/g,
          (_all, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" })[name]!,
        )
        .trim();
    const plain = (written: string) => written.replace(/\s+/g, ' ').trim();
    fc.assert(
      fc.property(text, text, text, text, (question, label, category, nextStep) => {
        const asked = scale('a', `x${category}`, 2);
        const { markdown } = assessmentReport({ a: '5' }, now, [
          {
            ...asked,
            question: `x${question}`,
            nextStep,
            options: asked.options.map((option) => (option.value === '5' ? { ...option, label } : option)),
          },
        ]);
        const html = marked.parse(markdown, { async: false });
        expect(html.match(/<(?:h1|h2|h3|table|ul|ol)>/g)).toEqual([
          '<h1>',
          '<h2>',
          '<table>',
          '<h2>',
          '<ul>',
          '<h2>',
          '<ol>',
          '<h2>',
          '<h3>',
        ]);
        expect(shown(/<h3>(.*)<\/h3>/.exec(html)![1]!)).toBe(plain(`1. x${question}`));
        expect(shown(/<strong>Answer:<\/strong>(.*)<\/p>/.exec(html)![1]!)).toBe(plain(label));
        expect(shown(/<td>(.*)<\/td>/.exec(html)![1]!)).toBe(plain(`x${category}`));
        expect(shown(/<ol>\s*<li>(.*) \(\+50 points/.exec(html)![1]!)).toBe(plain(nextStep));
      }),
      { numRuns: 500 },
    );
  });
});

describe('ASSESSMENT-8 resume, TOOL-5 share by link', () => {
  const format = assessmentState();

  it('comes back from a link and from storage', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 1, max: 10 }), (answers, step) => {
        const finished = Object.keys(answers).length === 10;
        const state = { answers, step, finished };
        expect(decodeHash(format, encodeHash(format, state))).toEqual(state);
        expect(parseState(format, serializeState(format, state), 'x')).toEqual(state);
      }),
    );
  });

  it.each([
    [{ answers: {}, step: 11, finished: false }, 'state.step must be a whole number from 1 to 10.'],
    [{ answers: {}, step: 1, finished: true }, 'state.finished is true, but question "backups" has no answer.'],
    [{ answers: { pizza: 'x' }, step: 1, finished: false }, 'answers has the unknown question "pizza".'],
  ])('refuses a wrong state, case %#', (state, message) => {
    const text = JSON.stringify({ tool: 'security-assessment', version: 1, state });
    expect(() => parseState(format, text, 'The file')).toThrow(message);
  });

  it('refuses answers to the questions of another owner', () => {
    const other = assessmentState([scale('a', 'A', 2)]);
    const hash = encodeHash(other, { answers: { a: '4' }, step: 1, finished: true });
    expect(() => decodeHash(format, hash)).toThrow('unknown question "a"');
    expect(decodeHash(other, hash)?.answers).toEqual({ a: '4' });
  });
});

describe('TOOL-6 export and import', () => {
  const now = new Date(2026, 0, 31, 12);

  it('comes back with its answers and its moment', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { fileName, json } = exportAssessment(answers, now);
        expect(fileName).toBe('security-assessment-2026-01-31.json');
        expect(JSON.parse(json).results).toEqual(assess(answers));
        expect(importAssessment(json)).toEqual({ answers, generatedAt: now });
      }),
    );
  });
});
