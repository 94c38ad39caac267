import type { Page } from 'playwright/test';
import type { FieldDefinition } from '../../../supabase/functions/send-contact-email/forms.ts';
import type { Answer } from './formPages.ts';

/** Filling in a form by keyboard alone. */

/** The label of the focused field. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
      const name = element.closest('fieldset')?.querySelector('legend') ?? element.labels?.[0]?.querySelector('span');
      return `${name?.firstChild?.textContent}`;
    }
    const label =
      element instanceof HTMLElement && 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
    return label?.firstChild?.textContent ?? element?.textContent ?? '';
  });

export async function tabTo(page: Page, label: string) {
  for (let presses = 0; presses < 150; presses++) {
    if ((await focused(page)) === label) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach "${label}".`);
}

export async function answerByKeyboard(page: Page, field: FieldDefinition, answer: Answer) {
  const options = field.options ?? [];
  if (answer === true) await page.keyboard.press('Space');
  else if (typeof answer === 'object' && 'buffer' in answer) {
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(answer);
  } else if (field.type === 'options') {
    for (const [position, { value }] of options.entries()) {
      if (position > 0) await page.keyboard.press('Tab');
      if ([answer].flat().includes(value)) await page.keyboard.press('Space');
    }
  } else if (field.type === 'option') {
    const position = options.findIndex(({ value }) => value === answer);
    const isRadio = (await page.locator('input[type=radio]:focus').count()) > 0;
    // A select begins with no answer, radio buttons with the first, which is not chosen yet.
    if (isRadio && position === 0) await page.keyboard.press('Space');
    for (let step = isRadio ? 1 : 0; step <= position; step++) await page.keyboard.press('ArrowDown');
  } else if (field.type === 'date') {
    const [year, month, day] = String(answer).split('-');
    await page.keyboard.type(`${month}${day}${year}`);
  } else await page.keyboard.type(String(answer));
}
