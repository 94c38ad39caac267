/**
 * Opens a docs page as a press in the sidebar does, without loading Storybook anew, and waits until every story on it is
 * done. Returns what went wrong. Runs in the page.
 */
export async function openDocsPage(id: string): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_PREVIEW__: { storyRenders: readonly { isPending: () => boolean }[] };
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  // Storybook reloads when a page is left while a story on it is being drawn, also again after a changed control.
  const end = performance.now() + 60_000;
  while (preview.storyRenders.some((render) => render.isPending()) && performance.now() < end)
    await new Promise((drawn) => setTimeout(drawn, 10));
  const failures = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'];
  return new Promise((resolve) => {
    let drawn = false;
    let finished = 0;
    const endWhenDone = () => {
      if (drawn && finished >= document.querySelectorAll('#storybook-docs .sb-story').length) close();
    };
    const listeners = new Map<string, () => void>([
      ['docsRendered', () => ((drawn = true), endWhenDone())],
      ['storyFinished', () => ((finished += 1), endWhenDone())],
      // It was there already.
      ['storyUnchanged', () => close()],
      ...failures.map((name) => [name, () => close(name)] as const),
    ]);
    const timer = setTimeout(close, 60_000, 'not all of it is shown after a minute');
    function close(failure?: string) {
      clearTimeout(timer);
      for (const [name, listener] of listeners) channel.off(name, listener);
      resolve(failure);
    }
    for (const [name, listener] of listeners) channel.on(name, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
}

export interface Channel {
  on: (event: string, listener: () => void) => void;
  off: (event: string, listener: () => void) => void;
  emit: (event: string, detail: object) => void;
}
