import { InputError } from '../language/InputError';
import { readFlag, readList, readOneOf, readRecord, readText, readWholeNumber } from '../share-state/read';
import type { StateFormat } from '../share-state/state';
import { fitText, lengthErrors } from '../text-limit';
import type { PricingInputs } from './calculate';
import type { PricingWords } from './messages/es';
import { businessTypes, regions, supportLevels } from './rates';

/** An environment saved under a name, for comparison. */
export interface Scenario {
  name: string;
  inputs: PricingInputs;
}

/** The saved and shared state: the form, and the scenarios in the order they were saved. */
export interface PricingState {
  inputs: PricingInputs;
  scenarios: Scenario[];
}

export const maxScenarios = 12;
export const maxNameLength = 80;

/** How the state is serialized for storage and links. */
export const pricingState: StateFormat<PricingState> = {
  tool: 'pricing-calculator',
  version: 1,
  maxLength: 20_000,
  read: (value, path) => {
    const state = readRecord(value, path);
    const scenarios = readScenarios(state.scenarios, `${path}.scenarios`);
    return { inputs: readPricingInputs(state.inputs, `${path}.inputs`), scenarios };
  },
};

/**
 * The scenarios with one added, or with the one of the same name replaced.
 *
 * @throws Error for an empty or too long name, and when there are `maxScenarios` already
 */
export function saveScenario(scenarios: readonly Scenario[], name: string, inputs: PricingInputs): Scenario[] {
  const tooLong = lengthErrors({ name }, { name: maxNameLength }, (text, values) => new InputError(text, values)).name;
  if (tooLong) throw tooLong;
  const scenario = { name: readName(fitText(name, maxNameLength), 'The name of the scenario'), inputs };
  if (scenarios.some((saved) => saved.name === scenario.name)) {
    return scenarios.map((saved) => (saved.name === scenario.name ? scenario : saved));
  }
  if (scenarios.length >= maxScenarios) {
    throw new InputError<PricingWords>('There are {max} scenarios already: delete one before saving another.', {
      max: maxScenarios,
    });
  }
  return [...scenarios, scenario];
}

// PRICING-1
/** Validates inputs from a file, link or storage: each field's type, and its value where it has a list. */
export function readPricingInputs(value: unknown, path: string): PricingInputs {
  const inputs = readRecord(value, path);
  const at = (field: keyof PricingInputs) => [inputs[field], `${path}.${field}`] as const;
  return {
    businessType: readOneOf(...at('businessType'), businessTypes),
    employeeCount: readWholeNumber(...at('employeeCount')),
    serverCount: readWholeNumber(...at('serverCount')),
    workstationCount: readWholeNumber(...at('workstationCount')),
    includeBackup: readFlag(...at('includeBackup')),
    includeSecurity: readFlag(...at('includeSecurity')),
    includeMonitoring: readFlag(...at('includeMonitoring')),
    includeHelpdesk: readFlag(...at('includeHelpdesk')),
    includeCloudServices: readFlag(...at('includeCloudServices')),
    includeVcio: readFlag(...at('includeVcio')),
    supportLevel: readOneOf(...at('supportLevel'), supportLevels),
    region: readOneOf(...at('region'), regions),
  };
}

/** Validates scenarios from outside; names must be unique. */
export function readScenarios(value: unknown, path: string): Scenario[] {
  const scenarios = readList(value, path, maxScenarios, readScenario);
  const names = scenarios.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new InputError<PricingWords>('{path} has two scenarios with the name "{name}".', { path, name: twice });
  return scenarios;
}

function readScenario(value: unknown, path: string): Scenario {
  const scenario = readRecord(value, path);
  return {
    name: readName(scenario.name, `${path}.name`),
    inputs: readPricingInputs(scenario.inputs, `${path}.inputs`),
  };
}

function readName(value: unknown, path: string): string {
  const name = readText(value, path, maxNameLength).trim();
  if (!name) throw new InputError<PricingWords>('{path} must not be empty.', { path });
  return name;
}
