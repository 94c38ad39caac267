import { expect, test } from 'vitest';
import { sampleForm } from '../../forms/sampleForm';
import { describeField } from './describeField';

test('each kind of field is said in words', () => {
  const words = sampleForm.fields.map((field) => describeField(field, sampleForm.fields));
  expect(words).toMatchInlineSnapshot(`
    [
      "required, text",
      "required, text",
      "required, email address",
      "required, one of 2 answers",
      "required, phone number, asked after “By phone”",
      "required, a box to check, asked after “By phone”",
      "required, number",
      "number",
      "any of 3 answers",
      "required, text, asked after “Something else”",
      "required, files, asked after “Something else”",
      "a box to check",
      "one of 2 answers, asked after an earlier answer",
      "text, asked after “Every week”",
      "files",
    ]
  `);
});
