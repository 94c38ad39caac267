import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

async function emulate(media: 'print' | ''): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media });
}

/** Shows the page as it is printed, until the test of the story ends. */
export async function showOnPaper(): Promise<void> {
  onTestFinished(() => emulate(''));
  await emulate('print');
}
