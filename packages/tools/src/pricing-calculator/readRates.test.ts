import { describe, expect, it } from 'vitest';
import { standardRates } from './rates';
import { readRates } from './readRates';

const { device, backup, region, volumeDiscount } = standardRates;
const [first, ...others] = volumeDiscount;

describe('readRates', () => {
  it('returns valid rates as they are, and nothing that it does not know', () => {
    expect(readRates({ ...standardRates, note: 'x' }, 'rates')).toEqual(standardRates);
    const free = { ...standardRates, vcio: 0, volumeDiscount: [] };
    expect(readRates(free, 'rates')).toEqual(free);
  });

  it.each([
    ['x', 'rates must be a record, but is "x".'],
    [{ device: undefined }, 'rates.device must be a record, but is missing.'],
    [
      { device: { ...device, server: { basic: 1, standard: 2 } } },
      'rates.device.server.premium must be a number from 0 to 1000000, but is missing.',
    ],
    [{ vcio: -1 }, 'rates.vcio must be a number from 0 to 1000000, but is -1.'],
    [{ vcio: Number.NaN }, 'rates.vcio must be a number from 0 to 1000000, but is NaN.'],
    [{ backup: { ...backup, server: '50' } }, 'rates.backup.server must be a number from 0 to 1000000, but is "50".'],
    [{ region: { ...region, eu: null } }, 'rates.region.eu must be a number from 0 to 1000, but is null.'],
    [
      { volumeDiscount: [{ ...first, percent: 101 }, ...others] },
      'rates.volumeDiscount[0].percent must be a number from 0 to 100, but is 101.',
    ],
    [
      { volumeDiscount: volumeDiscount.toReversed() },
      'rates.volumeDiscount[1].over must be above that of the step before: lowest first.',
    ],
  ])('refuses %o', (change, message) => {
    const rates = typeof change === 'string' ? change : { ...standardRates, ...change };
    expect(() => readRates(rates, 'rates')).toThrow(message);
  });
});
