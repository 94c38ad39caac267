import { createLanguage } from '@advisor/ui/language';
import { expect, it } from 'vitest';
import { es as common } from '../language/es';
import { assess, noScoreMessage, notApplicable } from './assess';
import { es } from './messages/es';
import { nextFixes } from './progress';
import { questions, type AssessmentQuestion } from './questions';
import { summaryOf } from './summary';
import { english, questionsInLanguage } from './words';

const answer = (choose: (question: AssessmentQuestion) => string) =>
  Object.fromEntries(questions.map((question) => [question.id, choose(question)]));
const worst = answer(
  ({ options }) => options.toSorted((a, b) => a.score - b.score).find(({ value }) => value !== notApplicable)!.value,
);

// TOOL-25
it('sums a result up with the figures of the view', () => {
  const { overallScore, riskLevel, categoryScores, recommendations } = assess(worst);
  const lines = summaryOf(worst, questions, english).split('\n');
  expect(lines[0]).toBe(`Overall score: ${overallScore} % (${riskLevel})`);
  for (const [category, score] of Object.entries(categoryScores))
    expect(lines).toContain(`- ${category}: ${score} % (Weakness)`);
  for (const text of recommendations) expect(lines).toContain(`- ${text}`);
  for (const [index, { nextStep }] of nextFixes(worst).entries()) expect(lines).toContain(`${index + 1}. ${nextStep}`);
});

it('says why there is no score', () => {
  const none = answer(({ options }) => (options.some(({ value }) => value === notApplicable) ? notApplicable : ''));
  const applicable = Object.fromEntries(Object.entries(none).filter(([, value]) => value !== ''));
  expect(summaryOf(applicable, questions, english)).toBe(noScoreMessage);
});

it('is in the language of the tool', () => {
  const { tell } = createLanguage('es', common, es);
  const summary = summaryOf(worst, questionsInLanguage(questions, tell), { tell });
  expect(summary).toContain(`Puntuación total: ${assess(worst).overallScore} %`);
  expect(summary).toContain('\nRecomendaciones\n');
});

it('keeps own questions in their lines, and within the limit', () => {
  const own = questions.map((question) => ({ ...question, nextStep: `A\n# B\u2028${'x'.repeat(5000)}` }));
  const summary = summaryOf(worst, own, english);
  expect(summary.length).toBeLessThanOrEqual(2000);
  expect(summary).toContain('\n1. A # B x');
});
