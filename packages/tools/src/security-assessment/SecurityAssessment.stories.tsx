import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { preparedBy } from '../../../../tests/browser/prepared';
import type { ToolReport } from '../frame';
import { weaknessesKey } from '../handover';
import { serializeState } from '../share-state';
import { expectMarked, markedWords } from '../stories/pseudo';
import { stored, withFullStorage } from '../stories/setup';
import { assess, notApplicable, type Answers } from './assess';
import { nextFixes } from './progress';
import { questions } from './questions';
import { SecurityAssessment } from './SecurityAssessment';
import { assessmentState, exportAssessment, type AssessmentState } from './state';
import { es } from './messages/es';
import { guide } from './SecurityAssessment.guide';

const now = new Date(2026, 0, 5, 9, 30);
const format = assessmentState();

/** The answer at this place of each question's options. */
const answersAt = (...places: number[]): Answers =>
  Object.fromEntries(questions.map(({ id, options }, index) => [id, options[places[index % places.length]!]!.value]));
const mixed = answersAt(2, 1, 0, 3, 1, 2, 3, 1, 0, 2);
const best = answersAt(0);
const done = (answers: Answers): AssessmentState => ({ answers, step: 10, finished: true });

const key = 'story-security-assessment';
/** What was saved before the page was opened. */
const saved = (state: AssessmentState) => ({
  args: { storageKey: key },
  beforeEach: () => {
    localStorage.setItem(key, serializeState(format, state));
    return () => {
      localStorage.removeItem(key);
      localStorage.removeItem(`${key}-earlier`);
      localStorage.removeItem(weaknessesKey);
    };
  },
});

const meta = {
  title: 'Tools/SecurityAssessment',
  component: SecurityAssessment,
  parameters: { guide, docs: { story: { inline: false } } },
  args: {
    storageKey: null,
    now: () => now,
    onNotice: fn(() => false),
    onResult: fn(),
    onExport: fn(() => false),
    riskMatrixHref: '#risk-matrix-template',
  },
} satisfies Meta<typeof SecurityAssessment>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const results = (canvas: Canvas) => canvas.findByRole('heading', { name: 'Your results', level: 2 });
/** What a heading is in, which takes the focus. */
const headingBox = (canvas: Canvas, name: string) => canvas.getByRole('heading', { name, level: 2 }).parentElement;
/** What the scores mean: the overall one, then those of the categories. */
const badges = (canvas: Canvas) =>
  canvas
    .getAllByText(/ Risk$|^Weakness$|^Developing$|^Strength$/, { selector: 'p > *' })
    .map((badge: HTMLElement) => badge.textContent);
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

/** The first question: Previous is disabled, and Next until there is an answer, which it says (ASSESSMENT-2). */
export const FirstQuestion: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Question 1 of 10', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Questions answered' })).toHaveAttribute('value', '0');
    await expect(button(canvas, 'Previous')).toBeDisabled();
    await expect(button(canvas, 'Next')).toBeDisabled();
    await expect(button(canvas, 'Next')).toHaveAccessibleDescription('Choose an answer to continue.');
    const group = canvas.getByRole('radiogroup', { name: questions[0]!.question });
    await expect(within(group).getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(within(group).getByRole('radio', { name: 'An isolated copy, seldom tested' }));
    await expect(button(canvas, 'Next')).toBeEnabled();
    await expect(canvas.getByText('1 of 10')).toBeVisible();
  },
};

/** All ten by keyboard: each step and the results take the focus, and answers can be changed by going back. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const chosen: Record<string, string> = {};
    for (const [index, { id, options }] of questions.entries()) {
      const last = index === 9;
      /* oxlint-disable no-await-in-loop -- one step after the other */
      canvas.getAllByRole('radio')[0]!.focus();
      await userEvent.keyboard(' {ArrowDown}');
      await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
      chosen[id] = options[1]!.value;
      button(canvas, last ? 'Complete Assessment' : 'Next').focus();
      await userEvent.keyboard('{Enter}');
      if (!last) await waitFor(() => expect(headingBox(canvas, `Question ${index + 2} of 10`)).toHaveFocus());
      if (index === 4) {
        await userEvent.click(button(canvas, 'Previous'));
        await expect(headingBox(canvas, 'Question 5 of 10')).toHaveFocus();
        await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
        await userEvent.click(button(canvas, 'Next'));
      }
      /* oxlint-enable no-await-in-loop */
    }
    await results(canvas);
    await waitFor(() => expect(headingBox(canvas, 'Your results')).toHaveFocus());
    await expect(args.onNotice).toHaveBeenLastCalledWith({
      kind: 'success',
      title: 'Assessment Complete',
      message: 'Your security assessment has been completed.',
      inPlace: true,
    });
    // The site shows it.
    await expect(canvas.queryByText('Assessment Complete')).toBeNull();
    await expect(args.onResult).toHaveBeenLastCalledWith(assess(chosen), chosen);
  },
};

/** Resumed after a reload, with every value in words. */
export const Results: Story = {
  ...saved(done(mixed)),
  play: async ({ canvas, args }) => {
    await results(canvas);
    const { overallScore, categoryScores, recommendations } = assess(mixed);
    await expect(canvas.getByText(new RegExp(`^${overallScore}\\s%$`))).toBeVisible();
    for (const [name, score] of [['Overall score', overallScore], ...Object.entries(categoryScores)] as const)
      await expect(canvas.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', `${score}`);
    await expect(badges(canvas)[0]).toBe('High Risk');
    const bands = within(canvas.getByRole('list', { name: 'Overall score' })).getAllByRole('listitem');
    await expect(bands.map((band) => band.textContent)).toEqual([
      'Critical Risk 0–39',
      'High Risk 40–59',
      'Medium Risk 60–79',
      'Low Risk 80–100',
    ]);
    const categories = within(canvas.getByRole('list', { name: 'Scores by category' })).getAllByRole('listitem');
    await expect(categories).toHaveLength(6);
    await expect(categories[3]).toHaveTextContent(`Network Security ${categoryScores['Network Security']} % Weakness`);
    for (const name of ['Next three fixes', 'Weaknesses', 'Developing', 'Strengths', 'Compared with before'])
      await expect(canvas.getByRole('heading', { name, level: 3 })).toBeVisible();
    await expect(canvas.getByText(recommendations[0]!)).toBeVisible();
    await expect(canvas.getByText('+10 points')).toBeVisible();
    const fixes = within(canvas.getByRole('heading', { name: 'Next three fixes' }).parentElement!.parentElement!);
    await expect(fixes.getAllByRole('listitem').map((fix) => fix.firstElementChild!.textContent)).toEqual(
      nextFixes(mixed).map(({ nextStep }) => nextStep),
    );
    await expect(args.onResult).toHaveBeenCalledWith(assess(mixed), mixed);
  },
};

/** No weakness: two generic recommendations, nothing to send, nothing left to fix. */
export const AllStrong: Story = {
  ...saved(done(best)),
  play: async ({ canvas }) => {
    await results(canvas);
    await expect(badges(canvas)).toEqual(['Low Risk', ...Array.from({ length: 6 }, () => 'Strength')]);
    await expect(canvas.getByText('None. No category is below 50 percent.')).toBeVisible();
    await expect(canvas.getByText(/^Keep what works/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /fixes/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Send weaknesses/ })).toBeNull();
  },
};

/** Ten times not applicable gives no score (ASSESSMENT-6). */
export const NotApplicable: Story = {
  ...saved(done(Object.fromEntries(questions.map(({ id }) => [id, notApplicable])))),
  play: async ({ canvas }) => {
    await results(canvas);
    await expect(canvas.getByText('No score')).toBeVisible();
    await expect(canvas.getByText(/no question that you answered applies to you/)).toBeVisible();
    await expect(button(canvas, 'New Assessment')).toBeEnabled();
  },
};

/** Clears all answers, keeps the result for comparison, and can be undone. */
export const NewAssessment: Story = {
  tags: ['!dev', '!autodocs'],
  ...saved(done(mixed)),
  play: async ({ canvas, userEvent }) => {
    await results(canvas);
    await userEvent.click(button(canvas, 'New Assessment'));
    await expect(headingBox(canvas, 'Question 1 of 10')).toHaveFocus();
    await expect(canvas.getByText('0 of 10')).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(localStorage.getItem(`${key}-earlier`)).toContain('"answers"');
    await userEvent.click(button(canvas, 'Undo'));
    await results(canvas);
    await expect(canvas.getByRole('table', { name: /against the result of 2026-01-05/ })).toBeVisible();
  },
};

/** The result kept before this one. */
export const ComparedWithLast: Story = {
  ...saved(done(best)),
  beforeEach: [
    stored(key, serializeState(format, done(best))),
    stored(`${key}-earlier`, exportAssessment(mixed, now).json),
  ],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: /your last assessment$/ }));
    const { overallScore } = assess(mixed);
    const row = table.getByRole('row', { name: /^Overall/ });
    await expect(row).toHaveTextContent(`Overall${overallScore}100+${100 - overallScore!}`);
    await expect(table.getByRole('row', { name: /^Human Factors/ })).toHaveTextContent('same');
  },
};

const compareField = (canvas: Canvas) => canvas.getByLabelText('Compare with a file', { selector: 'input' });

/** A file that was exported earlier; one that cannot be read changes nothing. Without a risk matrix there is no link to it. */
export const ComparedWithFile: Story = {
  ...saved(done(mixed)),
  args: { storageKey: key, riskMatrixHref: undefined as never },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await results(canvas);
    await userEvent.upload(compareField(canvas), new File([exportAssessment(best, now).json], 'best.json'));
    await canvas.findByRole('table', { name: /2026-01-05 in best\.json$/ });
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    const bad = JSON.stringify({ version: 1, answers: { backups: 'x' }, generatedAt: now.toISOString() });
    await userEvent.upload(compareField(canvas), new File([bad], 'bad.json'));
    await expect(await canvas.findByText('bad.json cannot be compared')).toBeVisible();
    await expect(canvas.getByText(/answers\.backups must be one of/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: /2026-01-05 in best\.json$/ })).toBeVisible();
    await userEvent.upload(compareField(canvas), new File([exportAssessment(best, now).json], 'best.json'));
    await waitFor(() => expect(canvas.queryByText('bad.json cannot be compared')).toBeNull());
  },
};

/** Presses the last button as soon as it is there, before the passive effects of the commit that drew it have run. */
const completeAtOnce = () => {
  const observer = new MutationObserver(() => {
    const complete = screen.queryByRole('button', { name: 'Complete Assessment' });
    if (complete) observer.disconnect();
    complete?.click();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
};

/** The results take the focus, however soon the last button is pressed. */
export const ChangeAnswers: Story = {
  args: { storageKey: key },
  beforeEach: [stored(key, serializeState(format, { answers: mixed, step: 10, finished: false })), completeAtOnce],
  play: async ({ canvas, userEvent }) => {
    await results(canvas);
    await expect(headingBox(canvas, 'Your results')).toHaveFocus();
    await userEvent.click(button(canvas, 'Change answers'));
    await expect(headingBox(canvas, 'Question 1 of 10')).toHaveFocus();
    await expect(canvas.getAllByRole('radio')[2]).toBeChecked();
  },
};

export const Exports: Story = {
  tags: ['!dev', '!autodocs'],
  ...saved(done(mixed)),
  play: async ({ args, canvas, userEvent }) => {
    await results(canvas);
    await userEvent.click(button(canvas, 'Export'));
    const { fileName, json } = exportAssessment(mixed, now);
    await expect(args.onExport).toHaveBeenLastCalledWith({ fileName, type: 'application/json', text: json });
    await userEvent.click(button(canvas, 'Export report'));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenLastCalledWith({
        fileName: 'security-assessment-2026-01-05.md',
        type: 'text/markdown',
        text: expect.stringContaining('# Security assessment'),
      }),
    );
  },
};

/** Complete answers show their results; partial ones continue at the first open question. */
export const Imports: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Import', { selector: 'input' });
    await userEvent.upload(input, new File([exportAssessment(mixed, now).json], 'done.json'));
    await results(canvas);
    const { backups, encryption } = mixed;
    const part = exportAssessment({ backups: backups!, encryption: encryption! }, now).json;
    await userEvent.upload(input, new File([part], 'part.json'));
    await expect(await canvas.findByRole('heading', { name: 'Question 3 of 10' })).toBeVisible();
  },
};

/** The tool works, says that it cannot save, and that it cannot send. */
export const StorageForbidden: Story = {
  ...saved(done(mixed)),
  beforeEach: [stored(key, serializeState(format, done(mixed))), withFullStorage],
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await results(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Send weaknesses to the risk matrix' }));
    await canvas.findByText('The weaknesses could not be sent');
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^This browser does not allow saving: export the report/)).toBeVisible();
    await userEvent.click(button(canvas, 'New Assessment'));
    await userEvent.click(canvas.getAllByRole('radio')[0]!);
    await expect(await canvas.findByText('This browser cannot save your work')).toBeVisible();
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
  },
};

/** Another site's own questions. */
export const OwnQuestions: Story = {
  args: { questions: questions.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[0]!);
    await userEvent.click(button(canvas, 'Next'));
    await expect(canvas.getByRole('heading', { name: 'Question 2 of 2' })).toBeVisible();
    await expect(button(canvas, 'Complete Assessment')).toBeDisabled();
  },
};

/** In Spanish: a question, the results, the report, and files with the values of every language (TOOL-21, TOOL-22). */
export const Spanish: Story = {
  tags: ['slow'],
  args: { ...saved(done(mixed)).args, locale: 'es' },
  beforeEach: saved(done(mixed)).beforeEach,
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Sus resultados', level: 2 });
    await expect(canvas.getByRole('group', { name: 'Evaluación de seguridad' })).toHaveAttribute('lang', 'es');
    await expect(canvas.getByRole('heading', { name: 'Las tres próximas mejoras' })).toBeVisible();
    await expect(canvas.getAllByText('Protección de datos')[0]).toBeVisible();
    // What the site gets is the same in every language.
    await waitFor(() => expect(args.onResult).toHaveBeenLastCalledWith(assess(mixed), mixed));
    await userEvent.click(button(canvas, 'Exportar informe'));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledTimes(1));
    const [report] = (args.onExport as ReturnType<typeof fn>).mock.lastCall as [{ text: string }];
    await expect(report.text).toMatch(/^# Evaluación de seguridad\n\nFecha: 2026-01-05\n/);
    await expect(report.text).toContain('## Próximas mejoras');
    await expect(report.text).not.toMatch(/Answer|Score|Category|points/);
    await userEvent.click(button(canvas, 'Cambiar respuestas'));
    await expect(
      await canvas.findByRole('radiogroup', {
        name: '¿Qué seguridad tiene de poder restaurar sus datos desde una copia de seguridad?',
      }),
    ).toBeVisible();
  },
};

/** Every text comes from the words (TOOL-21): questions, results, the comparison, files and messages. */
export const EveryWord: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { messages: markedWords(es), onNotice: undefined },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const data = ['CIS Controls', /\bv8\b/, 'earlier.json', 'wrong.json', 'worst.json'];
    await canvas.findByRole('heading', { name: '⟦Question 1 of 10⟧' });
    await expectMarked(canvasElement, data);
    const upload = (name: string, text: string) =>
      userEvent.upload(canvas.getByLabelText('⟦Import⟧', { selector: 'input' }), new File([text], name));
    await upload('worst.json', exportAssessment(answersAt(3), now).json);
    await canvas.findByRole('heading', { name: '⟦Your results⟧' });
    await expectMarked(canvasElement, data);
    await userEvent.upload(
      canvas.getByLabelText('⟦Compare with a file⟧', { selector: 'input' }),
      new File([exportAssessment(mixed, now).json], 'earlier.json'),
    );
    await canvas.findByRole('table');
    await expectMarked(canvasElement, data);
    await upload('wrong.json', '{"version":1,"answers":{"backups":"maybe"}}');
    await canvas.findByText('⟦wrong.json was not imported⟧');
    await expectMarked(canvasElement, data);
    await userEvent.click(button(canvas, '⟦New Assessment⟧'));
    await canvas.findByRole('heading', { name: '⟦Question 1 of 10⟧' });
    // This one saves nothing.
    await expect(Object.keys(localStorage).filter((name) => name.endsWith('-earlier'))).toEqual([]);
    await upload('worst.json', exportAssessment(best, now).json);
    await canvas.findByRole('heading', { name: '⟦Recommendations⟧' });
    await expectMarked(canvasElement, data);
  },
};

export const Dark: Story = {
  ...saved(done(mixed)),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => void (await results(canvas)),
};

/** Nothing scrolls sideways. */
export const OnAPhone: Story = {
  ...saved(done(mixed)),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await results(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const onSend = fn((_report: ToolReport) => {});

/** The result for whom the page names: a summary, and the report in Markdown (TOOL-25). Without a result there is nothing to send. */
export const Sent: Story = {
  ...saved(done(mixed)),
  args: { storageKey: key, sendTo: 'Ada', onSend },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear();
    await results(canvas);
    await userEvent.click(button(canvas, 'Send this to Ada'));
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    const [{ tool, title, summary, file }] = onSend.mock.calls[0]!;
    await expect([tool, title]).toEqual(['security-assessment', 'Security assessment']);
    const { overallScore, riskLevel } = assess(mixed);
    await expect(summary.split('\n')[0]).toBe(`Overall score: ${overallScore} % (${riskLevel})`);
    await expect(file).toMatchObject({ fileName: 'security-assessment-2026-01-05.md', type: 'text/markdown' });
    await userEvent.click(button(canvas, 'Change answers'));
    await expect(button(canvas, 'Send this to Ada')).toBeDisabled();
  },
};

export const GradesForAnswers: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    questions: questions.map((question) => ({
      ...question,
      question: `How good are you at ${question.category.toLowerCase()}, from 1 to 5?`,
      options: [5, 4, 3, 2, 1].map((grade) => ({ value: `${grade}`, label: `${grade}`, score: 2.5 * (grade - 1) })),
    })),
  },
};
