// PRICING-1, PRICING-5
/** What kind of organization the estimate is for; no effect on the price. */
export const businessTypes = [
  'small-business',
  'medium-business',
  'enterprise',
  'healthcare',
  'legal',
  'financial',
] as const;
export type BusinessType = (typeof businessTypes)[number];

// PRICING-1
/** Lowest price first. */
export const supportLevels = ['basic', 'standard', 'premium'] as const;
export type SupportLevel = (typeof supportLevels)[number];

export const regions = ['us', 'eu', 'apac'] as const;
export type Region = (typeof regions)[number];

/** The two kinds of device that are priced and count toward the volume discount. */
export type Device = 'workstation' | 'server';

/** A step of the volume discount, for strictly more devices than `over`. */
export interface VolumeStep {
  over: number;
  /** Percent of the subtotal. */
  percent: number;
}

/** All prices, discounts and factors, in US dollars a month. */
export interface PricingRates {
  /** Per device, by support level. */
  device: Record<Device, Record<SupportLevel, number>>;
  /** Per device, on top. */
  backup: Record<Device, number>;
  /** Per device, on top. */
  security: Record<Device, number>;
  /** Per employee. */
  cloudServices: number;
  /** Flat. */
  vcio: number;
  /** Factor for the sum of all items. */
  region: Record<Region, number>;
  /** Lowest threshold first. */
  volumeDiscount: readonly VolumeStep[];
}

// PRICING-3, PRICING-4, PRICING-6, PRICING-7
/** The standard rates. */
export const standardRates: PricingRates = {
  device: {
    workstation: { basic: 50, standard: 75, premium: 120 },
    server: { basic: 150, standard: 250, premium: 400 },
  },
  backup: { workstation: 15, server: 50 },
  security: { workstation: 25, server: 75 },
  cloudServices: 22,
  vcio: 2500,
  region: { us: 1, eu: 1.15, apac: 0.85 },
  volumeDiscount: [
    { over: 25, percent: 5 },
    { over: 50, percent: 10 },
    { over: 100, percent: 15 },
  ],
};

// PRICING-9
/** Market price ranges, in US dollars a month. */
export const marketRanges = [
  { id: 'workstation-basic', label: 'Workstation, basic', low: 40, high: 60, unit: 'per workstation' },
  { id: 'workstation-standard', label: 'Workstation, standard', low: 60, high: 90, unit: 'per workstation' },
  { id: 'workstation-premium', label: 'Workstation, premium', low: 90, high: 150, unit: 'per workstation' },
  { id: 'server', label: 'Server', low: 150, high: 500, unit: 'per server' },
  { id: 'security', label: 'Security add-on', low: 25, high: 45, unit: 'on top, per device' },
  { id: 'backup', label: 'Backup add-on', low: 10, high: 25, unit: 'on top, per device' },
  { id: 'm365', label: 'Microsoft 365', low: 18, high: 28, unit: 'per user' },
  { id: 'vcio', label: 'vCIO', low: 2000, high: 5000, unit: 'flat' },
] as const;
