import { expect, it } from 'vitest';
import { isDocumentAddress } from '../documents/names';
import { definitions } from './definitions';
import { sampleForm } from './sampleForm';

it.each(definitions)('$name lets the browser fill in every personal field', ({ fields }) => {
  const tokens: Record<string, string> = {
    name: 'name',
    fullName: 'name',
    contactName: 'name',
    firstName: 'given-name',
    lastName: 'family-name',
    contactFirstName: 'given-name',
    contactLastName: 'family-name',
    email: 'email',
    phone: 'tel',
    company: 'organization',
    companyName: 'organization',
    organizationName: 'organization',
    title: 'organization-title',
    jobTitle: 'organization-title',
    currentRole: 'organization-title',
    website: 'url',
  };
  for (const field of fields)
    if (tokens[field.name] && 'maxLength' in field)
      expect([field.name, field.autoComplete]).toEqual([field.name, tokens[field.name]]);
});

// FORM-27
it.each([...definitions, sampleForm])(
  '$name asks for at most two megabytes of files, where they are stored',
  (form) => {
    const files = form.fields.filter((field) => field.type === 'file');
    expect(files.reduce((sum, { maxBytes, maxFiles = 1 }) => sum + maxBytes * maxFiles, 0)).toBeLessThanOrEqual(
      2_000_000,
    );
    if (form.formType === 'contact') expect(files).toEqual([]);
  },
);

// FORM-32
it('the forms for guides promise files that ship', () => {
  const files = definitions.flatMap(({ words }) => ('file' in words ? [words.file] : []));
  expect(files).toHaveLength(2);
  for (const file of files) expect(file).toSatisfy(isDocumentAddress);
});
