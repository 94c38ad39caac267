import { calculatePricing } from '@advisor/tools/pricing-calculator/engine';
import { expect, it } from 'vitest';
import { exampleClient, examplePricing } from './pricing';

it('shows the pricing calculator’s result for the example on covers', () => {
  const { workstationCost, serverCost, cloudServicesCost, vcioCost, discountAmount, monthlyTotal } =
    calculatePricing(exampleClient);
  const lines = [workstationCost, serverCost, cloudServicesCost, vcioCost, discountAmount, monthlyTotal];
  expect(examplePricing).toEqual(lines.map(Math.round));
});
