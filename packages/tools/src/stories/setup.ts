import { expect, userEvent, waitFor } from 'storybook/test';

// For `beforeEach`: each returns what restores the browser after the story.

/** Opens the page with a text in the browser's storage. */
export const stored = (key: string, text: string) => () => {
  localStorage.setItem(key, text);
  return () => localStorage.removeItem(key);
};

/** Opens the page at another hash and query, with a state of its own in the history. */
export const atAddress =
  (hash: string, query: Record<string, string> = {}) =>
  () => {
    const before = location.href;
    const url = new URL(before);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    url.hash = hash;
    history.replaceState({ kept: true }, '', url);
    return () => history.replaceState(history.state, '', before);
  };

/** Lets the browser refuse to store anything. */
export function withFullStorage() {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return () => {
    Storage.prototype.setItem = setItem;
  };
}

/** Puts a text in place of what a field has, as a paste does: at once. */
export async function paste(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

// TOOL-16
/** Pastes a text that is too long: it is kept, and `submit` leads to the error at the field. Then pastes the longest valid one. */
export async function expectTooLong(field: HTMLElement, limit: number, submit: HTMLElement) {
  const text = 'x'.repeat(limit + 1000);
  await paste(field, text);
  await expect(field).toHaveAccessibleDescription(/1,000 characters too long$/);
  await userEvent.click(submit);
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveValue(text);
  await expect(field).toHaveAccessibleDescription(
    new RegExp(`Shorten the .+ from ${limit + 1000} to ${limit} characters\\. 1,000 characters too long$`),
  );
  await paste(field, ` ${'x'.repeat(limit)} `);
  await expect(field).toBeValid();
}
