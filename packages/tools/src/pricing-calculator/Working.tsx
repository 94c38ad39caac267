import { formatCount } from '@advisor/ui';
import { calculatePricing, pricingLines, type PricingInputs, type PricingLine, type PricingRates } from './engine';
import { money, percent, rate } from './words';
import * as styles from './PricingCalculator.css';
import { table } from './Table.css';

/** Every line of an estimate with quantity and price. Renders a `<details>` with a table. */
export function Working({ inputs, rates }: { inputs: PricingInputs; rates: PricingRates }) {
  const { monthlyTotal } = calculatePricing(inputs, rates);
  return (
    <details className={styles.working}>
      <summary className={styles.summary}>Show the working</summary>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Made of</th>
            <th scope="col">A month</th>
          </tr>
        </thead>
        <tbody>
          {pricingLines(inputs, rates).map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.label}</th>
              <td>{madeOf(line)}</td>
              <td>{money(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Monthly total
            </th>
            <td>{money(monthlyTotal)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

function madeOf({ id, quantity, unitPrice, percent: share }: PricingLine): string {
  if (quantity !== undefined && unitPrice !== undefined) return `${formatCount(quantity)} × ${rate(unitPrice)}`;
  return id === 'volumeDiscount'
    ? `${percent(-(share ?? 0))} of the subtotal`
    : `${percent(share ?? 0)} of all lines above`;
}
