import { Badge } from '@advisor/ui';
import { BarCell, Chart, Lines, NextSteps, Paper, PaperPart, Table } from '../frame/paper';
import type { PaperOf } from '../frame';
import { categoryBand, type Answers, type AssessmentResult } from './assess';
import { categoryTones } from './categoryTones';
import type { ChangeTable } from './Comparison';
import type { Earlier } from './earlier';
import type { Gauge } from './Gauge';
import { nextFixes } from './progress';
import type { AssessmentQuestion } from './questions';
import { useAssessmentLanguage } from './useAssessmentLanguage';

export { printAlone } from '../frame/paper';

export interface AssessmentPaperProps extends PaperOf {
  answers: Answers;
  questions: readonly AssessmentQuestion[];
  result: AssessmentResult;
  earlier?: Earlier;
  /** Charts shared with the screen, loaded with the results. */
  charts: { Gauge: typeof Gauge; ChangeTable: typeof ChangeTable };
}

// TOOL-40
/** The result of an assessment as a paper. Renders a `<div>`, which is empty on screen. */
export function AssessmentPaper({ tool, organisation, ...assessed }: AssessmentPaperProps) {
  const { t } = useAssessmentLanguage();
  const notes = [
    t(
      'A self-assessment, not an audit. Each question names its control of CIS Controls v8; answers that do not apply do not count.',
    ),
  ];
  return (
    <Paper tool={tool} organisation={organisation} title={t('Security assessment')} notes={notes}>
      <Findings {...assessed} />
    </Paper>
  );
}

function Findings({ answers, questions, result, earlier, charts }: Omit<AssessmentPaperProps, keyof PaperOf>) {
  const { t, tell } = useAssessmentLanguage();
  const { overallScore, riskLevel, categoryScores, strengths } = result;
  const developing = Object.keys(categoryScores).filter(
    (category) => categoryBand(categoryScores[category] ?? 0) === 'Developing',
  );
  const fixes = nextFixes(answers, questions);
  const named = (text: string, names: readonly string[]) => (names.length > 0 ? `${text}: ${names.join(', ')}.` : '');
  const lines = [named(t('Strengths'), strengths), named(t('Developing'), developing)].filter(Boolean);
  if (overallScore === null || riskLevel === null) return null;
  return (
    <>
      <PaperPart title={t('Overall score')}>
        <Chart>
          <charts.Gauge score={overallScore} riskLevel={riskLevel} />
        </Chart>
      </PaperPart>
      <PaperPart title={t('Categories')}>
        <Table>
          <tbody>
            {Object.entries(categoryScores).map(([category, score]) => {
              const band = categoryBand(score);
              return (
                <tr key={category}>
                  <th scope="row">{category}</th>
                  <td>{score}&#8239;%</td>
                  <BarCell share={score / 100} tone={categoryTones[band]} />
                  <td>
                    <Badge tone={categoryTones[band]}>{t(band)}</Badge>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </PaperPart>
      {earlier ? (
        <PaperPart title={t('Compared with before')}>
          <charts.ChangeTable result={result} questions={questions} earlier={earlier} />
        </PaperPart>
      ) : null}
      <PaperPart title={t('Findings')}>
        <Lines>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {result.recommendations.map((text) => (
            <li key={text}>{tell({ text })}</li>
          ))}
        </Lines>
      </PaperPart>
      <NextSteps
        steps={fixes.map(({ nextStep, gain, scoreAfter, category, cisControl }) => ({
          text: nextStep,
          detail:
            (gain === 1 ? t('+1 point') : t('+{gain} points', { gain })) +
            t(', to {score} %. {category}, CIS Controls v8 {control}.', {
              score: scoreAfter,
              category,
              control: cisControl,
            }),
        }))}
      />
    </>
  );
}
