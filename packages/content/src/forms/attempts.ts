import { expect, screen, waitFor, type Mock } from 'storybook/test';

/** For stories of a form: it fails for each reason, or works where there is none. Reasons are said, and no more once it works. */
export async function expectAttempts(
  // oxlint-disable-next-line typescript/no-explicit-any -- any call of a form
  call: Mock<(...args: any[]) => Promise<unknown>>,
  outcomes: readonly (Error | null)[],
  attempt: () => Promise<unknown>,
) {
  for (const reason of outcomes) {
    if (reason) call.mockRejectedValueOnce(reason);
    const { length } = call.mock.calls;
    await attempt();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(length + 1));
    if (reason) await expect((await screen.findAllByText(reason.message, { exact: false })).at(-1)).toBeVisible();
    else
      for (const outcome of outcomes)
        if (outcome) await waitFor(() => expect(screen.queryByText(outcome.message, { exact: false })).toBeNull());
  }
}
