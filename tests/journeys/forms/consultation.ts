import type { Page } from 'playwright/test';
import { MIN_FILL_TIME_MS } from '../../../supabase/functions/send-contact-email/forms.generated.ts';

/** Fills in a page whose clock is installed: no time has to pass. */
export async function fillConsultation(page: Page, address: string) {
  const field = (label: string) => page.locator('#form').getByRole('textbox', { name: label, exact: true });
  await field('First name').fill('Ada');
  await field('Last name').fill('Okafor');
  await field('Email').fill(address);
  await field('What it is about').fill('We are 40 people.');
  await page.clock.fastForward(MIN_FILL_TIME_MS);
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send request' });
export const about = (page: Page) => page.getByRole('textbox', { name: 'What it is about' });
