/** Closes every notice, also one that comes meanwhile: at most three are shown at once, and the others wait. */
export async function closeShownNotices(): Promise<void> {
  // Not `waitFor`, which Storybook lists among the steps of the story.
  for (;;) {
    const buttons = document.querySelectorAll<HTMLElement>(
      '[aria-label="Notifications"] button:has(+ [role="tooltip"])',
    );
    if (buttons.length === 0) return;
    for (const button of buttons) button.click();
    await new Promise((closed) => setTimeout(closed));
  }
}
