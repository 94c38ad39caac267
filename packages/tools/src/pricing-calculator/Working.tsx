import { Disclosure } from '@advisor/ui';
import { calculatePricing, pricingLines, type PricingInputs, type PricingLine, type PricingRates } from './engine';
import { usePricing } from './words';
import { table } from './Table.css';

/** Every line of an estimate with quantity and price. Renders a `<details>` with a table. */
export function Working({ inputs, rates }: { inputs: PricingInputs; rates: PricingRates }) {
  const { t, money, percent, rate, formatNumber } = usePricing();
  const { monthlyTotal } = calculatePricing(inputs, rates);
  const madeOf = ({ id, quantity, unitPrice, percent: share = 0 }: PricingLine) => {
    if (quantity !== undefined && unitPrice !== undefined) return `${formatNumber(quantity)} × ${rate(unitPrice)}`;
    return id === 'volumeDiscount'
      ? t('{percent} of the subtotal', { percent: percent(-share) })
      : t('{percent} of all lines above', { percent: percent(share) });
  };
  return (
    <Disclosure summary={t('Show the working')}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{t('Line')}</th>
            <th scope="col">{t('Made of')}</th>
            <th scope="col">{t('A month')}</th>
          </tr>
        </thead>
        <tbody>
          {pricingLines(inputs, rates).map((line) => (
            <tr key={line.id}>
              <th scope="row">{t(line.label)}</th>
              <td>{madeOf(line)}</td>
              <td>{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('Monthly total')}
            </th>
            <td>{money(monthlyTotal)}</td>
          </tr>
        </tfoot>
      </table>
    </Disclosure>
  );
}
