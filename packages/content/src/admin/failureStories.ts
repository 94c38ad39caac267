import { expect, screen, userEvent, waitFor, type Mock } from 'storybook/test';
import { closeShownNotices } from '../../../../tests/browser/notices';

/* For stories of a page whose calls fail one after another, as often as the story says, and work otherwise. */

// oxlint-disable-next-line typescript/no-explicit-any -- any call of a store
type Call = Mock<(...args: any[]) => Promise<any>>;

/** The next call fails. */
export const lose = (call: Call) =>
  void call.mockRejectedValueOnce(Object.assign(new Error('away'), { reason: 'The server is away.' }));

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** In one look, because a notice takes the place of an earlier one with the same words. */
export const isSaid = (words: string | RegExp) =>
  waitFor(() => expect(screen.queryAllByText(words).at(-1)).toBeVisible());
export const isOver = (words: string | RegExp) => waitFor(() => expect(screen.queryByText(words)).toBeNull());

/** Does something, whose call fails, and awaits what is said of it. */
export async function fail(call: Call, words: string | RegExp, again: () => Promise<unknown>) {
  lose(call);
  const before = call.mock.calls.length;
  await again();
  await waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(before));
  await isSaid(words);
}

/** It fails twice, and then works: nothing is said of it any more. */
export async function failTwice(call: Call, words: string | RegExp, again: () => Promise<unknown>) {
  await fail(call, words, again);
  await fail(call, words, again);
  await again();
  await isOver(words);
}

/** Loading has failed. It fails again, and then works. */
export async function loadAgain(call: Call, words: string | RegExp) {
  await isSaid(words);
  await fail(call, words, () => press('Try again'));
  await press('Try again');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
}

/** Changes something while the list is loading again, and then lets the load answer with what was there before the change. */
export async function whileReloading(call: Call, reload: () => Promise<unknown>, change: () => Promise<unknown>) {
  const before: unknown = await call.mock.results.at(-1)!.value;
  let answer = () => {};
  call.mockReturnValueOnce(new Promise((done) => (answer = () => done(before))));
  await reload();
  await expect(document.querySelector('[aria-busy="true"]')).toBeVisible();
  await change();
  answer();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

/** Awaits a notice, and closes it and all others. Those of errors stay until they are closed. */
export async function closeNotices() {
  await screen.findAllByRole('button', { name: 'Close toast' });
  await closeShownNotices();
}
