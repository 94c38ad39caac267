import { Badge } from '@advisor/ui';
import { BarCell, Chart, Figures, NextSteps, Paper, PaperPart, Table } from '../frame/paper';
import type { PaperOf } from '../frame';
import { calculatePricing, compareSupportLevels, discountHint, type PricingInputs, type PricingRates } from './engine';
import { MonthlyTotal } from './MonthlyTotal';
import type { PricingState } from './state';
import { hintText, oneMoreTexts, supportLevelTexts, usePricing } from './words';

export { printAlone } from '../frame/paper';

interface Estimated extends Pick<PricingState, 'scenarios'> {
  inputs: PricingInputs;
  rates: PricingRates;
}

export interface PricingPaperProps extends PaperOf, Estimated {
  /** Whether the form has changed since. */
  outOfDate: boolean;
}

// TOOL-40
/** An estimate as a paper. Renders a `<div>`, which is empty on screen. */
export function PricingPaper({ inputs, rates, scenarios, outOfDate, ...of }: PricingPaperProps) {
  const { t, describe, disclaimer } = usePricing();
  const notes = [disclaimer(), outOfDate ? t('The form has changed since this was calculated.') : ''];
  return (
    <Paper {...of} title={t('MSP pricing estimate')} subject={describe(inputs)} notes={notes}>
      <Estimate inputs={inputs} rates={rates} scenarios={scenarios} />
    </Paper>
  );
}

function Estimate({ inputs, rates, scenarios }: Estimated) {
  const pricing = usePricing();
  const { t, money, perEmployee } = pricing;
  const results = calculatePricing(inputs, rates);
  const hint = discountHint(inputs, rates);
  return (
    <>
      <PaperPart title={t('Estimate')}>
        <Figures>
          <Figure name={t('Monthly total')}>{money(results.monthlyTotal)}</Figure>
          <Figure name={t('Annual total')}>{money(results.annualTotal)}</Figure>
          <Figure name={t('Per employee, monthly')}>{perEmployee(inputs, results.perEmployeeCost)}</Figure>
        </Figures>
        <Chart>
          <MonthlyTotal inputs={inputs} rates={rates} />
        </Chart>
      </PaperPart>
      <PaperPart title={t('Compared')}>
        <Alternatives inputs={inputs} rates={rates} scenarios={scenarios} />
      </PaperPart>
      <NextSteps steps={hint ? [{ text: t(oneMoreTexts[hint.device]), detail: hintText(hint, pricing) }] : []} />
    </>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The support levels and the saved scenarios, each with its total as a bar. */
function Alternatives({ inputs, rates, scenarios }: Estimated) {
  const { t, money, difference } = usePricing();
  const { monthlyTotal } = calculatePricing(inputs, rates);
  const rows = [
    ...compareSupportLevels(inputs, rates).map(({ supportLevel, results }) => ({
      name: t(supportLevelTexts[supportLevel].name),
      chosen: supportLevel === inputs.supportLevel,
      total: results.monthlyTotal,
    })),
    ...scenarios.map((scenario) => ({
      name: scenario.name,
      chosen: false,
      total: calculatePricing(scenario.inputs, rates).monthlyTotal,
    })),
  ];
  const most = Math.max(...rows.map(({ total }) => total));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('Support level or scenario')}</th>
          <th scope="col">{t('Monthly')}</th>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the column of the bars */}
          <td />
          <th scope="col">{t('Against this estimate')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, chosen, total }, index) => (
          <tr key={index}>
            <th scope="row">
              {name} {chosen ? <Badge tone="info">{t('Chosen')}</Badge> : null}
            </th>
            <td>{money(total)}</td>
            <BarCell share={most > 0 ? total / most : 0} tone={chosen ? 'info' : 'neutral'} />
            <td>{chosen ? '–' : difference(total - monthlyTotal)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
