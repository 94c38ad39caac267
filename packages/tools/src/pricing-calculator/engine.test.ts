import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../../../tests/support/steps';
import { decodeHash, encodeHash, parseState, serializeState } from '../share-state';
import {
  businessTypes,
  calculatePricing,
  compareSupportLevels,
  defaultPricingInputs,
  discountHint,
  exportPricing,
  importPricing,
  importScenarios,
  inputsWithoutPriceEffect,
  maxScenarios,
  parseWholeNumber,
  pricingLines,
  pricingState,
  regions,
  saveScenario,
  standardRates,
  supportLevels,
  type PricingInputs,
} from './engine';

const count = fc.nat(400);
const anyInputs: fc.Arbitrary<PricingInputs> = fc.record({
  businessType: fc.constantFrom(...businessTypes),
  employeeCount: count,
  serverCount: count,
  workstationCount: count,
  includeBackup: fc.boolean(),
  includeSecurity: fc.boolean(),
  includeMonitoring: fc.boolean(),
  includeHelpdesk: fc.boolean(),
  includeCloudServices: fc.boolean(),
  includeVcio: fc.boolean(),
  supportLevel: fc.constantFrom(...supportLevels),
  region: fc.constantFrom(...regions),
});

describe('PRICING-3 the table of support levels', () => {
  it.each([
    ['basic', 50, 150],
    ['standard', 75, 250],
    ['premium', 120, 400],
  ] as const)('%s is %d per workstation and %d per server', (supportLevel, workstation, server) => {
    expect(calculatePricing({ supportLevel, workstationCount: 3, serverCount: 2 })).toMatchObject({
      workstationCost: 3 * workstation,
      serverCost: 2 * server,
      monthlyTotal: 3 * workstation + 2 * server,
    });
  });
});

describe('PRICING-4 add-ons', () => {
  const environment = { workstationCount: 2, serverCount: 1, employeeCount: 4 };
  it.each([
    ['backup is 15 per workstation, 50 per server', { includeBackup: true }, { workstationCost: 180, serverCost: 300 }],
    [
      'security is 25 per workstation, 75 per server',
      { includeSecurity: true },
      { workstationCost: 200, serverCost: 325 },
    ],
    ['both together add up', { includeBackup: true, includeSecurity: true }, { workstationCost: 230, serverCost: 375 }],
    ['cloud services are 22 per employee', { includeCloudServices: true }, { cloudServicesCost: 88 }],
    ['vCIO is flat 2500', { includeVcio: true }, { vcioCost: 2500 }],
    [
      'none of them costs nothing more',
      {},
      { workstationCost: 150, serverCost: 250, cloudServicesCost: 0, vcioCost: 0 },
    ],
  ])('%s', (_rule, options, expected) => {
    const results = calculatePricing({ ...environment, ...options });
    expect(results).toMatchObject(expected);
    const { workstationCost, serverCost, cloudServicesCost, vcioCost } = results;
    expect(results.monthlyTotal).toBe(workstationCost + serverCost + cloudServicesCost + vcioCost);
  });

  it('vCIO stays 2500 without any device or employee', () => {
    expect(calculatePricing({ includeVcio: true }).monthlyTotal).toBe(2500);
  });
});

describe('PRICING-5 monitoring and helpdesk (and the business type) do not change the price', () => {
  it('whatever they are', () => {
    fc.assert(
      fc.property(anyInputs, anyInputs, (inputs, other) => {
        const changed = { ...inputs };
        for (const field of inputsWithoutPriceEffect) Object.assign(changed, { [field]: other[field] });
        expect(calculatePricing(changed)).toEqual(calculatePricing(inputs));
      }),
    );
  });
});

describe('PRICING-6 region multiplier applied to the sum', () => {
  it.each([
    ['us', 4000],
    ['eu', 4600],
    ['apac', 3400],
  ] as const)('%s: the subtotal of 4000 is %d, vCIO included', (region, subtotal) => {
    const results = calculatePricing({ region, workstationCount: 20, includeVcio: true });
    expect(results.subtotal).toBeCloseTo(subtotal, 8);
    expect(results.workstationCost).toBe(1500);
    expect(results.vcioCost).toBe(2500);
  });
});

describe('PRICING-7 volume discount by workstations plus servers', () => {
  it.each<[string, (devices: number) => Partial<PricingInputs>]>([
    ['workstations', (workstationCount) => ({ workstationCount })],
    ['servers', (serverCount) => ({ serverCount })],
    [
      'both',
      (devices) => ({ workstationCount: Math.ceil(devices / 3), serverCount: devices - Math.ceil(devices / 3) }),
    ],
  ])('is 5 % above 25, 10 % above 50 and 15 % above 100, of %s', (_what, inputs) =>
    expect(stepsOf((devices) => calculatePricing(inputs(devices)).volumeDiscount, 1000)).toEqual({
      0: 0,
      26: 5,
      51: 10,
      101: 15,
    }),
  );

  it('is taken from the subtotal after the region', () => {
    const results = calculatePricing({ workstationCount: 40, region: 'eu', includeVcio: true });
    expect(results.subtotal).toBeCloseTo(6325, 8);
    expect(results.discountAmount).toBeCloseTo(316.25, 8);
    expect(results.monthlyTotal).toBeCloseTo(6008.75, 8);
  });
});

describe('PRICING-8 totals', () => {
  it('a worked example, every field', () => {
    const results = calculatePricing({
      ...defaultPricingInputs,
      employeeCount: 50,
      workstationCount: 48,
      serverCount: 4,
      includeBackup: true,
      includeSecurity: true,
      includeCloudServices: true,
      includeVcio: true,
      supportLevel: 'premium',
      region: 'us',
    });
    expect(results).toEqual({
      workstationCost: 7680,
      serverCost: 2100,
      cloudServicesCost: 1100,
      vcioCost: 2500,
      subtotal: 13380,
      volumeDiscount: 10,
      discountAmount: 1338,
      monthlyTotal: 12042,
      annualTotal: 144504,
      perEmployeeCost: 240.84,
    });
  });

  it('the discount is that part of the subtotal, and annualTotal is monthlyTotal times 12', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { subtotal, volumeDiscount, discountAmount, annualTotal, monthlyTotal } = calculatePricing(inputs);
        expect(discountAmount).toBeCloseTo((subtotal * volumeDiscount) / 100, 8);
        expect(annualTotal).toBe(monthlyTotal * 12);
      }),
    );
  });

  it('perEmployeeCost is monthlyTotal by employees, and 0 with none', () => {
    expect(calculatePricing({ employeeCount: 4, workstationCount: 4 }).perEmployeeCost).toBe(75);
    expect(calculatePricing({ employeeCount: 0, workstationCount: 4 }).perEmployeeCost).toBe(0);
  });

  it('nothing costs nothing, and no field is -0 or NaN', () => {
    for (const value of Object.values(calculatePricing({}))) expect(value).toBe(0);
  });
});

describe('TOOL-3 input', () => {
  it('counts are whole and at least 0', () => {
    const odd = calculatePricing({
      workstationCount: 2.9,
      serverCount: -4,
      employeeCount: Number.NaN,
      includeCloudServices: true,
    });
    expect(odd).toEqual(calculatePricing({ workstationCount: 2, includeCloudServices: true }));
    expect(parseWholeNumber('2.9')).toBe(2);
  });

  it.each([
    [{ supportLevel: 'gold' }, 'supportLevel must be one of basic, standard, premium, but is "gold".'],
    [{ region: '__proto__' }, 'region must be one of us, eu, apac, but is "__proto__".'],
    [{ region: undefined }, 'region must be one of us, eu, apac, but is missing.'],
  ])('%j is refused', (inputs, message) => {
    expect(() => calculatePricing(inputs as Partial<PricingInputs>)).toThrow(message);
  });

  it('another owner’s rates are used everywhere', () => {
    const rates = { ...standardRates, vcio: 1000, volumeDiscount: [{ over: 1, percent: 50 }] };
    const inputs = { workstationCount: 2, includeVcio: true };
    expect(calculatePricing(inputs, rates).monthlyTotal).toBe(575);
    expect(compareSupportLevels(inputs, rates)[1]?.results.monthlyTotal).toBe(575);
    expect(pricingLines(inputs, rates).at(-1)?.amount).toBe(-575);
    expect(discountHint({ workstationCount: 1 }, rates)).toBeUndefined();
    expect(discountHint({ workstationCount: 1, includeVcio: true }, rates)?.monthlySaving).toBe(500);
    const saved = [{ name: 'Today', inputs: { ...defaultPricingInputs, ...inputs } }];
    const file = JSON.parse(exportPricing(inputs, new Date(), rates, saved).json);
    expect([file, ...file.scenarios].map(({ results }) => results.monthlyTotal)).toEqual([575, 575]);
  });
});

describe('laws of a price', () => {
  it('the lines of the working add up to the total, and those of an item to its field', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const results = calculatePricing(inputs);
        const lines = pricingLines(inputs);
        const sum = (of: typeof lines) => of.reduce((total, { amount }) => total + amount, 0);
        expect(sum(lines)).toBeCloseTo(results.monthlyTotal, 6);
        for (const item of ['workstationCost', 'serverCost', 'cloudServicesCost', 'vcioCost'] as const) {
          expect(sum(lines.filter((line) => line.item === item))).toBe(results[item]);
        }
      }),
    );
  });

  it('an option more never lowers the price, and a higher level is never cheaper', () => {
    const options = ['includeBackup', 'includeSecurity', 'includeCloudServices', 'includeVcio'] as const;
    fc.assert(
      fc.property(anyInputs, fc.constantFrom(...options), (inputs, option) => {
        const total = (more: Partial<PricingInputs>) => calculatePricing({ ...inputs, ...more }).monthlyTotal;
        expect(total({ [option]: true })).toBeGreaterThanOrEqual(total({ [option]: false }));
        expect(total({ supportLevel: 'standard' })).toBeGreaterThanOrEqual(total({ supportLevel: 'basic' }));
        expect(total({ supportLevel: 'premium' })).toBeGreaterThanOrEqual(total({ supportLevel: 'standard' }));
      }),
    );
  });

  it('one device more never lowers the subtotal', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { subtotal } = calculatePricing(inputs);
        expect(calculatePricing({ ...inputs, serverCount: inputs.serverCount + 1 }).subtotal).toBeGreaterThan(subtotal);
      }),
    );
  });
});

describe('PRICING-11 show the working', () => {
  it('shows backup and security as sub-lines, and the adjustments last', () => {
    const lines = pricingLines({
      workstationCount: 30,
      serverCount: 2,
      includeBackup: true,
      includeSecurity: true,
      region: 'eu',
    });
    expect(lines.map(({ id, amount }) => [id, Number(amount.toFixed(2))])).toEqual([
      ['workstation', 2250],
      ['workstationBackup', 450],
      ['workstationSecurity', 750],
      ['server', 500],
      ['serverBackup', 100],
      ['serverSecurity', 150],
      ['regionalAdjustment', 630],
      ['volumeDiscount', -241.5],
    ]);
    expect(lines.at(-2)).toMatchObject({ label: 'Regional adjustment', percent: 15 });
    expect(lines.at(-1)).toMatchObject({ percent: 5 });
    expect(lines[1]).toMatchObject({ quantity: 30, unitPrice: 15, item: 'workstationCost' });
  });

  it('shows cloud services and vCIO only when they are asked for', () => {
    const ids = (inputs: Partial<PricingInputs>) => pricingLines(inputs).map(({ id }) => id);
    expect(ids({})).toEqual(['workstation', 'server', 'regionalAdjustment', 'volumeDiscount']);
    expect(ids({ includeCloudServices: true, includeVcio: true })).toContain('cloudServices');
    expect(pricingLines({ region: 'apac' }).at(-2)?.percent).toBe(-15);
    for (const { amount } of pricingLines({})) expect(amount).toBe(0);
  });
});

describe('PRICING-11 basic, standard and premium side by side', () => {
  it('has one column for each level, and the difference to the chosen one', () => {
    const columns = compareSupportLevels({ workstationCount: 10, supportLevel: 'standard' });
    expect(columns.map(({ supportLevel, difference }) => [supportLevel, difference])).toEqual([
      ['basic', -250],
      ['standard', 0],
      ['premium', 450],
    ]);
    expect(columns[2]?.results).toEqual(calculatePricing({ workstationCount: 10, supportLevel: 'premium' }));
  });
});

describe('PRICING-11 a hint where one more device makes the total fall', () => {
  it('is given one device below each step of the discount alone', () => {
    const discount = (workstationCount: number) => discountHint({ workstationCount })?.volumeDiscount;
    expect(stepsOf(discount, 500)).toEqual({
      0: undefined,
      25: 5,
      26: undefined,
      50: 10,
      51: undefined,
      100: 15,
      101: undefined,
    });
  });

  it('is silent at a step where the device costs more than the discount saves', () => {
    const rates = { ...standardRates, volumeDiscount: [{ over: 25, percent: 3 }] };
    expect(discountHint({ workstationCount: 25 }, rates)).toBeUndefined();
    expect(discountHint({ workstationCount: 25, includeVcio: true }, rates)?.device).toBe('workstation');
  });

  it('names the server when that saves more', () => {
    const rates = {
      ...standardRates,
      device: { ...standardRates.device, server: { basic: 1, standard: 1, premium: 1 } },
    };
    expect(discountHint({ workstationCount: 25 }, rates)?.device).toBe('server');
  });

  it('tells the truth: its total is that of the environment with the device', () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom(25, 50, 100), (inputs, devices) => {
        const serverCount = Math.min(inputs.serverCount, devices);
        const environment = { ...inputs, serverCount, workstationCount: devices - serverCount };
        const hint = discountHint(environment);
        if (!hint) return;
        const field = `${hint.device}Count` as const;
        const after = calculatePricing({ ...environment, [field]: environment[field] + 1 }).monthlyTotal;
        expect(after).toBe(hint.monthlyTotal);
        expect(hint.monthlySaving).toBeGreaterThan(0);
        expect(hint.monthlySaving).toBeCloseTo(calculatePricing(environment).monthlyTotal - after, 6);
      }),
    );
  });
});

describe('PRICING-10 export: msp-pricing-YYYY-MM-DD.json', () => {
  const now = new Date(2026, 2, 9, 23, 30);

  it('is indented by 2 and holds inputs, results, generatedAt and disclaimer', () => {
    const inputs = { ...defaultPricingInputs, workstationCount: 30 };
    const { fileName, json } = exportPricing(inputs, now);
    expect(fileName).toBe('msp-pricing-2026-03-09.json');
    expect(json).toContain('\n  "inputs": {\n    "businessType"');
    const file = JSON.parse(json);
    expect(Object.keys(file)).toEqual(['inputs', 'results', 'generatedAt', 'disclaimer']);
    expect(file).toMatchObject({ inputs, results: calculatePricing(inputs), generatedAt: now.toISOString() });
    expect(file.disclaimer).toContain('not an offer');
  });

  it('is not written when it could not be read again', () => {
    const inputs = { businessType: 'pizzeria' } as unknown as PricingInputs;
    expect(() => exportPricing(inputs, now)).toThrow('inputs.businessType must be one of');
  });

  it('holds the saved scenarios with their results, which come back', () => {
    const names = fc.uniqueArray(
      fc
        .string({ minLength: 1, maxLength: 80 })
        .map((name) => name.trim())
        .filter(Boolean),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(anyInputs, names, fc.array(anyInputs, { minLength: 12, maxLength: 12 }), (inputs, all, saved) => {
        const scenarios = all.map((name, index) => ({ name, inputs: saved[index]! }));
        const { json } = exportPricing(inputs, now, undefined, scenarios);
        expect(importPricing(json)).toEqual(inputs);
        expect(importScenarios(json)).toEqual(scenarios);
        const file = JSON.parse(json) as { scenarios?: { results: object }[] };
        expect(file.scenarios?.map(({ results }) => results) ?? []).toEqual(
          scenarios.map((scenario) => calculatePricing(scenario.inputs)),
        );
      }),
    );
  });
});

describe('PRICING-11 saved scenarios, TOOL-4, TOOL-5 autosave and share by link', () => {
  const big = { ...defaultPricingInputs, workstationCount: 90 };

  it('a scenario is kept under its trimmed name, and replaced under the same', () => {
    const one = saveScenario([], '  Today ', defaultPricingInputs);
    const two = saveScenario(one, 'Next year', big);
    expect(two.map(({ name }) => name)).toEqual(['Today', 'Next year']);
    expect(saveScenario(two, ' Today ', big)).toEqual([
      { name: 'Today', inputs: big },
      { name: 'Next year', inputs: big },
    ]);
    expect(one).toHaveLength(1);
  });

  it('needs a name and has room for a dozen', () => {
    expect(() => saveScenario([], ' ', big)).toThrow('The name of the scenario must not be empty.');
    expect(() => saveScenario([], 'x'.repeat(81), big)).toThrow('Shorten the name from 81 to 80 characters.');
    const full = Array.from({ length: maxScenarios }, (_, index) => ({ name: `${index}`, inputs: big }));
    expect(() => saveScenario(full, 'more', big)).toThrow('There are 12 scenarios already');
    expect(saveScenario(full, '3', defaultPricingInputs)[3]?.inputs).toEqual(defaultPricingInputs);
  });

  it('the fullest state fits into a link and comes back', () => {
    const scenarios = Array.from({ length: maxScenarios }, (_, index) => ({
      name: `${index}`.padEnd(80, 'é'),
      inputs: big,
    }));
    const state = { inputs: big, scenarios };
    expect(decodeHash(pricingState, encodeHash(pricingState, state))).toEqual(state);
    expect(parseState(pricingState, serializeState(pricingState, state), 'The saved estimate')).toEqual(state);
  });
});
