import type { ChoiceDefinition, TextDefinition } from '@advisor/ui/forms';
import { limits } from './limits';

type Extras<Definition> = Partial<Omit<Definition, 'name' | 'label' | 'type'>>;

/** A single line of text. */
export const line = (name: string, label: string, extras: Extras<TextDefinition> = {}): TextDefinition => ({
  name,
  label,
  type: 'text',
  maxLength: limits.line,
  ...extras,
});

/** Multi-line text. */
export const text = (name: string, label: string, extras: Extras<TextDefinition> = {}): TextDefinition => ({
  name,
  label,
  type: 'text',
  maxLength: limits.text,
  multiline: true,
  ...extras,
});

/** A choice of one, with options as `[value, label]`. Values are sent and must not change. */
export const choice = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
  extras: Extras<ChoiceDefinition> = {},
): ChoiceDefinition => ({
  name,
  label,
  type: 'option',
  options: options.map(([value, optionLabel]) => ({ value, label: optionLabel })),
  ...extras,
});

/** A choice of any number of options. */
export const choices = (
  name: string,
  label: string,
  options: ChoiceDefinition['options'],
  extras: Extras<ChoiceDefinition> = {},
): ChoiceDefinition => ({ name, label, type: 'options', options, ...extras });

export const firstName = line('firstName', 'First name', {
  required: 'your first name',
  autoComplete: 'given-name',
  maxLength: limits.person,
});

export const lastName = line('lastName', 'Last name', {
  required: 'your last name',
  autoComplete: 'family-name',
  maxLength: limits.person,
});

export const email: TextDefinition = {
  name: 'email',
  label: 'Email',
  type: 'email',
  required: 'your email address',
  maxLength: limits.email,
  autoComplete: 'email',
};

export const phone: TextDefinition = {
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  maxLength: limits.phone,
  autoComplete: 'tel',
};

export const company = line('company', 'Company', { autoComplete: 'organization' });

// FORM-11, FORM-13
/** The company where a form labels it as an organization and requires it. */
export const organization = line('company', 'Organization', {
  required: 'your organization',
  autoComplete: 'organization',
});

export const jobTitle = line('jobTitle', 'Job title', { autoComplete: 'organization-title' });

/** The same field under the name that some forms use. */
export const title = { ...jobTitle, name: 'title' };

/** The sender of forms that ask for first and last name. */
export const personal = { name: ['firstName', 'lastName'], company: 'company' } as const;
