import { readList, readNumber, readRecord, readWholeNumber } from '../share-state/read';
import { regions, supportLevels, type PricingRates, type VolumeStep } from './rates';

const devices = ['workstation', 'server'] as const;
/** Far above any price, and low enough that sums stay exact. */
const maxPrice = 1_000_000;
const maxFactor = 1000;
const maxSteps = 100;

/** Validates rates from outside; `path` is the place named in errors. Throws an Error that says what is wrong and where. */
export function readRates(value: unknown, path: string): PricingRates {
  const rates = readRecord(value, path);
  const price = (given: unknown, place: string) => readNumber(given, place, maxPrice);
  const each = <Key extends string, Value>(
    name: string,
    keys: readonly Key[],
    read: (given: unknown, place: string) => Value,
    from: unknown = rates[name],
  ) => {
    const record = readRecord(from, `${path}.${name}`);
    return Object.fromEntries(keys.map((key) => [key, read(record[key], `${path}.${name}.${key}`)])) as Record<
      Key,
      Value
    >;
  };
  return {
    device: each('device', devices, (prices, place) =>
      each(place.slice(path.length + 1), supportLevels, price, prices),
    ),
    backup: each('backup', devices, price),
    security: each('security', devices, price),
    cloudServices: price(rates.cloudServices, `${path}.cloudServices`),
    vcio: price(rates.vcio, `${path}.vcio`),
    region: each('region', regions, (factor, place) => readNumber(factor, place, maxFactor)),
    volumeDiscount: readSteps(rates.volumeDiscount, `${path}.volumeDiscount`),
  };
}

function readSteps(value: unknown, path: string): VolumeStep[] {
  const steps = readList(value, path, maxSteps, (item, place) => {
    const step = readRecord(item, place);
    return {
      over: readWholeNumber(step.over, `${place}.over`),
      percent: readNumber(step.percent, `${place}.percent`, 100),
    };
  });
  const late = steps.findIndex(({ over }, index) => index > 0 && over <= steps[index - 1]!.over);
  if (late > 0) throw new Error(`${path}[${late}].over must be above that of the step before: lowest first.`);
  return steps;
}
