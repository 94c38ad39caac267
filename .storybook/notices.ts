import { expect, waitFor } from 'storybook/test';

const closeButtons = () => [...document.querySelectorAll<HTMLElement>('[aria-label="Close toast"]')];

/** Closes every notice, also one that comes meanwhile: at most three are shown at once, and the others wait. */
export const closeShownNotices = () =>
  waitFor(() => {
    const buttons = closeButtons();
    for (const button of buttons) button.click();
    expect(buttons).toEqual([]);
  });

/** Awaits a notice, and closes it and all others. */
export async function closeNotices(): Promise<void> {
  await waitFor(() => expect(closeButtons()).not.toEqual([]));
  await closeShownNotices();
}
