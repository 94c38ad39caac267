import type { ChoiceDefinition, TextDefinition } from '@advisor/ui/forms';
import { limits } from './limits';

type Extras<Definition> = Partial<Omit<Definition, 'name' | 'label' | 'type'>>;

/** A line of text. */
export const line = (name: string, label: string, extras: Extras<TextDefinition> = {}): TextDefinition => ({
  name,
  label,
  type: 'text',
  maxLength: limits.line,
  ...extras,
});

/** Text of several lines. */
export const text = (name: string, label: string, extras: Extras<TextDefinition> = {}): TextDefinition => ({
  name,
  label,
  type: 'text',
  maxLength: limits.text,
  multiline: true,
  ...extras,
});

/** One answer of several, as `[value, label]`. The values are the specification's. */
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

/** Any number of answers out of a list. */
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
  required: 'your e-mail address',
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

/** Of the forms that call it an organization and cannot do without (spec/site.md §5). */
export const organization = line('company', 'Organization', {
  required: 'your organization',
  autoComplete: 'organization',
});

export const jobTitle = line('jobTitle', 'Job title', { autoComplete: 'organization-title' });

/** The same question under the name that some of the forms have for it. */
export const title = { ...jobTitle, name: 'title' };

/** First and last name are the sender's. */
export const personal = { name: ['firstName', 'lastName'], company: 'company' } as const;
