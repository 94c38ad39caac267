import { expect, screen, waitFor, type Mock } from 'storybook/test';

/**
 * Submits the form of a story once for each outcome: with an error the call fails, with `null` it succeeds. Expects each error
 * to be shown, and none after a success.
 */
export async function expectAttempts(
  // oxlint-disable-next-line typescript/no-explicit-any -- any call of a form
  call: Mock<(...args: any[]) => Promise<unknown>>,
  outcomes: readonly (Error | null)[],
  attempt: () => Promise<unknown>,
) {
  const said = ({ message }: Error) => screen.queryAllByText(message, { exact: false }).at(-1);
  for (const reason of outcomes) {
    if (reason) call.mockRejectedValueOnce(reason);
    const { length } = call.mock.calls;
    await attempt();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(length + 1));
    if (reason) await waitFor(() => expect(said(reason)).toBeVisible());
    else for (const outcome of outcomes) if (outcome) await waitFor(() => expect(said(outcome)).toBeUndefined());
  }
}
