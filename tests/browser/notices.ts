import { expect, waitFor } from 'storybook/test';

/** Closes every notice, also one that comes meanwhile: at most three are shown at once, and the others wait. */
export const closeShownNotices = () =>
  waitFor(() => {
    const buttons = document.querySelectorAll<HTMLElement>('[aria-label="Close toast"]');
    for (const button of buttons) button.click();
    expect(buttons).toHaveLength(0);
  });
