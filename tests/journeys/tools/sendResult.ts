import type { Page } from 'playwright/test';

/** The part of a form that sends a result of a tool along. */

export const consent = (page: Page) =>
  page.getByRole('checkbox', { name: 'Send this summary and the report with my request' });
export const summary = (page: Page) => page.getByRole('textbox', { name: 'Summary of my result' });
export const sendButton = (page: Page) =>
  page.locator('#form').getByRole('button', { name: /^(Send request|Sending)/ });
export const sent = (page: Page) => page.getByRole('group', { name: 'Request Sent Successfully' });
