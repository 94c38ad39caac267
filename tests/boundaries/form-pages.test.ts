import { expect, it } from 'vitest';
import {
  contactWords,
  requestForms,
  speakingWords,
} from '../../supabase/functions/send-contact-email/forms.generated.ts';

// It stands among sources for the browser, whose types are not those of these tests.
const { pages } = (await import('../../apps/site/src/content/pages.ts' as string)) as {
  pages: { path: string; words: { entries: { content: { form?: { response: string } } } } }[];
};

const forms = Object.entries({ contact: contactWords, speaking: speakingWords, ...requestForms });

it.each(forms)('the form %s is on the page that it names, and its mails say what the page says', (_name, form) => {
  const page = pages.find(({ path }) => path === form.page);
  expect(page?.words.entries.content.form?.response).toBe(form.response);
});

it('each page with the words of a form is named by one form', () => {
  const withForm = pages.filter(({ words }) => words.entries.content.form !== undefined).map(({ path }) => path);
  expect(forms.map(([, { page }]) => page as string).toSorted()).toEqual(withForm.toSorted());
});
