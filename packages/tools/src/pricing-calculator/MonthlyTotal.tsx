import { Waterfall, type WaterfallStep } from '@advisor/ui/charts';
import { calculatePricing, pricingLines, type PricingInputs, type PricingRates } from './engine';
import { usePricing, type PricingText } from './words';

/** How the monthly total comes together, from its items to the discount. Renders a `<figure>`. */
export function MonthlyTotal({ inputs, rates }: { inputs: PricingInputs | undefined; rates: PricingRates }) {
  const language = usePricing();
  const { t, money } = language;
  return (
    <Waterfall label={t('Breakdown of the monthly total')} steps={stepsOf(inputs, rates, language)} format={money} />
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

function stepsOf(
  inputs: PricingInputs | undefined,
  rates: PricingRates,
  { t, money, percent }: ReturnType<typeof usePricing>,
): WaterfallStep[] {
  if (!inputs) {
    const labels = [...itemRows.map(([, label]) => label), 'Regional adjustment', 'Volume discount', total] as const;
    return labels.map((label) => ({ label: t(label), sum: label === total }));
  }
  const results = calculatePricing(inputs, rates);
  const lines = pricingLines(inputs, rates);
  const items = itemRows.map(([item, label]): WaterfallStep => {
    const parts = lines.filter((line) => line.item === item);
    const detail = parts.map((part) => `${t(partName(part.label))} ${money(part.amount)}`).join(' · ');
    return { label: t(label), value: results[item], detail: parts.length > 1 ? detail : undefined };
  });
  const [region, discount] = lines.slice(-2).map(({ id, label, percent: share = 0, amount }): WaterfallStep => {
    const signed = id === 'volumeDiscount' ? -share : share;
    return { label: `${t(label)} (${percent(signed)})`, value: amount };
  });
  return [
    ...items,
    region!,
    { label: t('Subtotal'), value: results.subtotal, sum: true },
    discount!,
    { label: t(total), value: results.monthlyTotal, sum: true },
  ];
}

/** "Workstations, backup" is indented under "Workstations". */
function partName(label: string): PartName {
  const part = label.slice(label.indexOf(', ') + 2);
  return (part.charAt(0).toUpperCase() + part.slice(1)) as PartName;
}
