import { calculatePricing, pricingLines, type PricingInputs, type PricingRates } from './engine';
import { LazyBar } from './LazyBar';
import type { BarKind } from './PricingCalculator.marks';
import { usePricing, type PricingText } from './words';
import * as styles from './PricingCalculator.css';

interface Row {
  label: string;
  /** Absent without an estimate. */
  amount?: number;
  kind: BarKind;
  /** The start of its bar, in money. */
  start: number;
  /** What the amount is made of. */
  parts?: { label: string; amount: number }[];
}

/** A waterfall chart of the monthly total: each bar starts where the one above ended. Renders a `<dl>` in a group. */
export function MonthlyTotal({ inputs, rates }: { inputs: PricingInputs | undefined; rates: PricingRates }) {
  const language = usePricing();
  const { t, money, rate } = language;
  const rows = rowsOf(inputs, rates, language);
  const most = Math.max(...rows.map(({ start, amount = 0 }) => start + Math.max(0, amount)));
  return (
    <div role="group" aria-label={t('Breakdown of the monthly total')}>
      <p className={styles.axis}>
        <span>{rate(0)}</span>
        {most > 0 ? <span>{money(most)}</span> : null}
      </p>
      <dl className={styles.rows}>
        {rows.map(({ label, amount, kind, start, parts = [] }) => (
          <div key={label} className={styles.row[kind === 'sum' ? 'sum' : 'plain']}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{amount === undefined ? '–' : money(amount)}</dd>
            <dd className={styles.track} aria-hidden>
              {amount && most > 0 ? (
                <LazyBar kind={kind} start={Math.min(start, start + amount) / most} size={Math.abs(amount) / most} />
              ) : null}
            </dd>
            {parts.length > 1 ? (
              <dd className={styles.parts}>{parts.map((part) => `${part.label} ${money(part.amount)}`).join(' · ')}</dd>
            ) : null}
          </div>
        ))}
      </dl>
    </div>
  );
}

const total = 'Monthly total';

type PartName = Extract<PricingText, 'Backup' | 'Security' | `${string} support`>;

const itemRows = [
  ['workstationCost', 'Workstations'],
  ['serverCost', 'Servers'],
  ['cloudServicesCost', 'Cloud services'],
  ['vcioCost', 'vCIO'],
] as const;

function rowsOf(
  inputs: PricingInputs | undefined,
  rates: PricingRates,
  { t, percent }: ReturnType<typeof usePricing>,
): Row[] {
  if (!inputs) {
    const labels = [...itemRows.map(([, label]) => label), 'Regional adjustment', 'Volume discount', total] as const;
    return labels.map((label) => ({ label: t(label), start: 0, kind: label === total ? 'sum' : 'adds' }));
  }
  const results = calculatePricing(inputs, rates);
  const lines = pricingLines(inputs, rates);
  let end = 0;
  const from = (amount: number) => {
    const start = end;
    end += amount;
    return start;
  };
  const items = itemRows.map(([item, label]): Row => {
    const parts = lines
      .filter((line) => line.item === item)
      .map((line) => ({ label: t(partName(line.label)), amount: line.amount }));
    return { label: t(label), amount: results[item], kind: 'adds', start: from(results[item]), parts };
  });
  const [region, discount] = lines.slice(-2).map(({ id, label, percent: share = 0, amount }): Row => {
    const signed = id === 'volumeDiscount' ? -share : share;
    return {
      label: `${t(label)} (${percent(signed)})`,
      amount,
      kind: amount < 0 ? 'lowers' : 'adds',
      start: from(amount),
    };
  });
  return [
    ...items,
    region!,
    { label: t('Subtotal'), amount: results.subtotal, kind: 'sum', start: 0 },
    discount!,
    { label: t(total), amount: results.monthlyTotal, kind: 'sum', start: 0 },
  ];
}

/** "Workstations, backup" is indented under "Workstations". */
function partName(label: string): PartName {
  const part = label.slice(label.indexOf(', ') + 2);
  return (part.charAt(0).toUpperCase() + part.slice(1)) as PartName;
}
