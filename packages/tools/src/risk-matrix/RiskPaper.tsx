import { Beside, Figures, NextSteps, Paper, PaperPart, PartBox, Small, Table } from '../frame/paper';
import type { PaperOf } from '../frame';
import { vars } from '@advisor/ui/theme';
import { styled } from 'styled-components';
import { mark } from '../frame/mark';
import type { Risk, RiskMatrixDocument } from './document';
import { MatrixTable } from './MatrixTable';
import { contentOf } from './Moves';
import { nameAt } from './rows';
import { CountMark, HeatBar } from './RiskMatrix.marks';
import { afterMitigation, grid, scoreOf, summarize, type Bands } from './rules';
import { Score } from './Score';
import { useRiskLanguage } from './useRiskLanguage';

export { printAlone } from '../frame/paper';

interface Rating {
  document: RiskMatrixDocument;
  bands: Bands;
}

export interface RiskPaperProps extends PaperOf, Rating {}

/** Longer registers are better exported than printed. */
const maxRows = 1000;
/** The highest risks, whose mitigation is a next step. */
const maxSteps = 3;

// TOOL-40
/** The matrix and its register as a paper. Renders a `<div>`, which is empty on screen. */
export function RiskPaper({ document, bands, ...of }: RiskPaperProps) {
  const { t } = useRiskLanguage();
  const { title, description, risks } = document;
  return (
    <Paper
      {...of}
      title={title.trim() || t('Risk matrix')}
      subject={description}
      notes={[
        t(
          'Score = probability × impact, each from 1 to 4. An arrow leads from the rating before mitigation to the one after it.',
        ),
        risks.length > maxRows ? t('The first {count} risks. Export has all of them.', { count: maxRows }) : '',
      ]}
    >
      <Register document={document} bands={bands} />
    </Paper>
  );
}

/** Smaller than on screen, where cells are touch targets. */
const Matrix = mark(styled.div`
  h2 {
    font-size: ${vars.size.l};
    line-height: ${vars.leading.l};
  }
  section {
    gap: ${vars.space.xs};
  }
  button {
    min-block-size: 38pt;
    padding: ${vars.space.xxs} ${vars.space.xs};
  }
`);

function Register({ document: { risks }, bands }: Rating) {
  const { t, formatNumber } = useRiskLanguage();
  const rows = risks
    .map((risk, index) => ({ risk, name: nameAt(index), score: scoreOf(risk) }))
    .toSorted((one, other) => other.score - one.score);
  const [before, after] = [summarize(risks, bands), summarize(risks.map(afterMitigation), bands)];
  const figures = [
    ['totalRisks', t('Total Risks')],
    ['criticalRisks', t('Critical')],
    ['highRisks', t('High')],
    ['openRisks', t('Open')],
  ] as const;
  return (
    <>
      <Beside style={{ gridTemplateColumns: '1fr 34mm' }}>
        <PartBox>
          <Matrix>
            <MatrixTable
              level={2}
              bands={bands}
              cells={grid(risks, bands)}
              view="before"
              marks={{ CountMark, HeatBar, contentOf }}
              risks={risks}
              chosen={undefined}
            />
          </Matrix>
        </PartBox>
        <PaperPart title={t('Findings')}>
          <Figures style={{ flexFlow: 'column' }}>
            {figures.map(([key, label]) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{formatNumber(before[key])}</dd>
                {after[key] === before[key] ? null : (
                  <dd>
                    <Small>{t('{count} after mitigation', { count: after[key] })}</Small>
                  </dd>
                )}
              </div>
            ))}
          </Figures>
        </PaperPart>
      </Beside>
      <PaperPart title={t('Risk Register')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('ID')}</th>
              <th scope="col">{t('Risk')}</th>
              <th scope="col">{t('Before mitigation')}</th>
              <th scope="col">{t('After mitigation')}</th>
              <th scope="col">{t('Owner')}</th>
              <th scope="col">{t('Status')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, maxRows).map(({ risk, name }) => (
              <Row key={risk.id} risk={risk} name={name} bands={bands} />
            ))}
          </tbody>
        </Table>
      </PaperPart>
      <NextSteps
        steps={rows
          .filter(({ risk }) => risk.mitigation?.trim() && risk.status !== 'Mitigated' && risk.status !== 'Accepted')
          .slice(0, maxSteps)
          .map(({ risk, name }) => ({ text: `${name}: ${risk.mitigation}` }))}
      />
    </>
  );
}

function Row({ risk, name, bands }: { risk: Risk; name: string; bands: Bands }) {
  const { t } = useRiskLanguage();
  const ratedAgain = risk.residualProbability ?? risk.residualImpact;
  return (
    <tr>
      <td>{name}</td>
      <th scope="row">
        {risk.title}
        <Small>
          {t(risk.category)}. {risk.description}
        </Small>
      </th>
      <td>
        <Score rated={risk} bands={bands} />
      </td>
      <td>{ratedAgain ? <Score rated={afterMitigation(risk)} bands={bands} /> : '–'}</td>
      <td>{risk.owner}</td>
      <td>{t(risk.status)}</td>
    </tr>
  );
}
