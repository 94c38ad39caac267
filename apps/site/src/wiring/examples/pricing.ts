/** A provider's client, as the pricing calculator asks for it. */
export const exampleClient = {
  employeeCount: 40,
  workstationCount: 40,
  serverCount: 3,
  includeBackup: true,
  includeSecurity: true,
  includeCloudServices: true,
  includeVcio: true,
} as const;

/**
 * The monthly amount of each line of the estimate for `exampleClient`, in US dollars, and their total: for the covers
 * of the calculator and of MSP Consulting. Precomputed, because a page that calculates it would load the calculator's
 * rules.
 */
export const examplePricing = [4600, 1125, 880, 2500, 455, 8650] as const;
