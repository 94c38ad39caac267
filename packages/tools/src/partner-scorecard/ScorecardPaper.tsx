import { Badge } from '@advisor/ui';
import { BarCell, Beside, Chart, Figures, NextSteps, Paper, PaperPart, Table, Verdict } from '../frame/paper';
import type { PaperOf } from '../frame';
import { ComparedPartners } from './Comparison';
import {
  components,
  findingsOf,
  firedRules,
  minPartners,
  nextBand,
  overallCeiling,
  scorePartner,
  type PartnerInput,
} from './engine';
import { Gauge, ratingLevels } from './PartnerResult';
import { findingOf } from './ComponentScores';
import { nextActions } from './nextActions';
import { useScorecardLanguage } from './words';

export { printAlone } from '../frame/paper';

interface Rated {
  partner: PartnerInput;
  /** All partners with a scorecard. */
  compared: readonly PartnerInput[];
}

export interface ScorecardPaperProps extends PaperOf, Rated {
  /** Whether the form has changed since. */
  outOfDate: boolean;
}

/** In addition to the rating's recommendations. */
const maxActions = 2;

// TOOL-40
/** A scorecard as a paper, with the comparison if there are several. Renders a `<div>`, which is empty on screen. */
export function ScorecardPaper({ partner, compared, outOfDate, ...of }: ScorecardPaperProps) {
  const { t } = useScorecardLanguage();
  const { companyName, contactPerson, notes } = partner;
  return (
    <Paper
      {...of}
      title={t('Channel partner scorecard')}
      subject={
        contactPerson ? t('{company}, contact: {person}', { company: companyName, person: contactPerson }) : companyName
      }
      notes={[
        notes,
        outOfDate ? t('The form has changed since this was generated.') : '',
        t('The overall score is the sum of the five components and stops at {overall}.', { overall: overallCeiling }),
      ]}
    >
      <Scored partner={partner} compared={compared} />
    </Paper>
  );
}

function Scored({ partner, compared }: Rated) {
  const { t, tell } = useScorecardLanguage();
  const { overallScore, rating, recommendation, scores } = scorePartner(partner);
  const rules = firedRules(partner);
  const { strengths, concerns } = findingsOf(scores, rules);
  const next = nextBand(overallScore);
  const actions = nextActions(rules).slice(0, maxActions);
  return (
    <>
      <PaperPart title={t('Scorecard')}>
        <Beside style={{ gridTemplateColumns: 'auto 1fr' }}>
          <Figures>
            <div>
              <dt>{t('Overall, of {cap}', { cap: overallCeiling })}</dt>
              <dd>{overallScore}</dd>
            </div>
          </Figures>
          <Chart>
            <Verdict>
              <Badge level={ratingLevels[rating]}>{tell({ text: rating })}</Badge>{' '}
              {next
                ? t('+{points} to the next band: {rating}', { points: next.points, rating: { text: next.rating } })
                : t('This is the highest band.')}
            </Verdict>
            <Gauge score={overallScore} />
          </Chart>
        </Beside>
        <Table>
          <tbody>
            {components.map(({ id, label, cap }) => (
              <tr key={id}>
                <th scope="row">{t(label)}</th>
                <td>{t('{points} of {cap} points', { points: scores[id], cap })}</td>
                <BarCell share={scores[id] / cap} tone={findingOf(scores[id] / cap).tone} />
              </tr>
            ))}
          </tbody>
        </Table>
      </PaperPart>
      <Beside>
        <Findings
          title={t('Strengths')}
          lines={strengths.map(tell)}
          none={t('No component reaches 80% of its points.')}
        />
        <Findings
          title={t('Concerns')}
          lines={concerns.map(tell)}
          none={t('No penalty, and no component below half of its points.')}
        />
      </Beside>
      {compared.length >= minPartners ? (
        <PaperPart title={t('Side by side')}>
          <Table>
            <ComparedPartners partners={compared} />
          </Table>
        </PaperPart>
      ) : null}
      <NextSteps
        steps={[
          { text: tell({ text: recommendation }) },
          ...actions.map(({ action, component, points }) => ({
            text: tell(action),
            detail: t('+{points} in {component}', {
              points,
              component: { text: components.find(({ id }) => id === component)!.label },
            }),
          })),
        ]}
      />
    </>
  );
}

function Findings({ title, lines, none }: { title: string; lines: readonly string[]; none: string }) {
  return (
    <PaperPart title={title}>
      <p>{(lines.length > 0 ? lines : [none]).join(' · ')}</p>
    </PaperPart>
  );
}
