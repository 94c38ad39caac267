import { fillMessage, hasVisibleCharacter, type MessageValues } from '@advisor/ui/text';
import { InputError } from '../language/InputError';
import { maxFileCharacters } from '../share-state/entries';
import { readList, readOneOf, readRecord, readText, readWholeNumber } from '../share-state/read';
import { lengthErrors } from '../text-limit';
import {
  annualRevenues,
  geographicCoverages,
  industries,
  partnerTypes,
  specializations,
  technicalCertifications,
  type AnnualRevenue,
  type GeographicCoverage,
  type Industry,
  type PartnerType,
  type Specialization,
  type TechnicalCertification,
} from './rules';
import type { ScorecardWords } from './messages/es';
import type { ScorecardText } from './words';

// SCORECARD-1
/** What the visitor enters about a partner; an empty string means nothing is chosen. */
export interface PartnerInput {
  companyName: string;
  contactPerson: string;
  industry: Industry | '';
  partnerType: PartnerType | '';
  yearsInBusiness: number;
  employeeCount: number;
  /** Number of customers. */
  customerBase: number;
  annualRevenue: AnnualRevenue | '';
  geographicCoverage: GeographicCoverage | '';
  technicalCertifications: readonly TechnicalCertification[];
  specializations: readonly Specialization[];
  notes: string;
}

/** An empty form. */
export const defaultPartnerInput: PartnerInput = {
  companyName: '',
  contactPerson: '',
  industry: '',
  partnerType: '',
  yearsInBusiness: 0,
  employeeCount: 0,
  customerBase: 0,
  annualRevenue: '',
  geographicCoverage: '',
  technicalCertifications: [],
  specializations: [],
  notes: '',
};

/** The maximum length of each text. */
export const maxCharacters = { companyName: 200, contactPerson: 200, notes: 5000 } as const;

// SCORECARD-1, TOOL-16
/**
 * Error messages by field. Only the company name is required.
 *
 * @param tell what writes a message: by default in English
 */
export function partnerProblems(
  input: Pick<PartnerInput, 'companyName'> & Partial<PartnerInput>,
  tell: (text: ScorecardText, values?: MessageValues) => string = fillMessage,
): Partial<Record<keyof typeof maxCharacters, string>> {
  return {
    ...(!hasVisibleCharacter(input.companyName) && { companyName: tell('Enter the company name.') }),
    ...lengthErrors(input, maxCharacters, tell),
  };
}

// SCORECARD-1, TOOL-16
/**
 * Validates a partner from a file, link or storage: each field's type, and its value where it has a list. Texts that are
 * too long are kept as they were typed; `partnerProblems` refuses them.
 */
export function readPartner(value: unknown, path: string): PartnerInput {
  const input = readRecord(value, path);
  const at = (field: keyof PartnerInput) => [input[field], `${path}.${field}`] as const;
  return {
    companyName: readText(...at('companyName'), maxFileCharacters),
    contactPerson: readText(...at('contactPerson'), maxFileCharacters),
    industry: readOneOf(...at('industry'), ['', ...industries]),
    partnerType: readOneOf(...at('partnerType'), ['', ...partnerTypes]),
    yearsInBusiness: readWholeNumber(...at('yearsInBusiness')),
    employeeCount: readWholeNumber(...at('employeeCount')),
    customerBase: readWholeNumber(...at('customerBase')),
    annualRevenue: readOneOf(...at('annualRevenue'), ['', ...annualRevenues]),
    geographicCoverage: readOneOf(...at('geographicCoverage'), ['', ...geographicCoverages]),
    technicalCertifications: readChoices(...at('technicalCertifications'), technicalCertifications),
    specializations: readChoices(...at('specializations'), specializations),
    notes: readText(...at('notes'), maxFileCharacters),
  };
}

function readChoices<Choice extends string>(value: unknown, path: string, choices: readonly Choice[]): Choice[] {
  const chosen = readList(value, path, choices.length, (item, itemPath) => readOneOf(item, itemPath, choices));
  const twice = chosen.find((choice, index) => chosen.indexOf(choice) !== index);
  if (twice !== undefined)
    throw new InputError<ScorecardWords>('{path} has "{choice}" twice.', { path, choice: twice });
  return chosen;
}
