import { calculatePricing } from '@advisor/tools/pricing-calculator/engine';

const { workstationCost, serverCost, cloudServicesCost, vcioCost, discountAmount, monthlyTotal } = calculatePricing({
  employeeCount: 40,
  workstationCount: 40,
  serverCount: 3,
  includeBackup: true,
  includeSecurity: true,
  includeCloudServices: true,
  includeVcio: true,
});

/** What each line of an estimate for 40 employees is a month, in US dollars, and their total: for the cover of the calculator. */
export const examplePricing = [
  workstationCost,
  serverCost,
  cloudServicesCost,
  vcioCost,
  discountAmount,
  monthlyTotal,
].map(Math.round);
