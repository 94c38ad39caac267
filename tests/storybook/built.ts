import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchOptions } from '../browser/find.ts';
import { serve } from '../outside/serve.ts';

export interface Entry {
  id: string;
  /** As the sidebar has it: `Feedback/Alert`. */
  title: string;
  type: 'docs' | 'story';
  /** The path of its file: `./packages/ui/src/feedback/Alert/Alert.stories.tsx`. */
  importPath: string;
  /** `dev`: it is in the sidebar. */
  tags?: string[];
}

/** The folder of the built Storybook. */
export const folder = join(import.meta.dirname, '../../storybook-static');
if (!existsSync(join(folder, 'llms.txt')))
  throw new Error('There is no built Storybook to test. Run `pnpm build-storybook` first.');

/** Its docs pages and stories. */
export const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

/** The last docs page and the last story of each package, of the site and of what is written by hand: they are made alike. */
export function lastOfEachKind(entries: readonly Entry[]): Entry[] {
  const kindOf = ({ type, importPath }: Entry) => [type, ...importPath.split('/').slice(1, 3)].join('/');
  return [...new Map(entries.map((entry) => [kindOf(entry), entry])).values()];
}

/** Serves the built Storybook for the tests of one `describe`, and starts a browser for it. */
export function useStorybook() {
  const storybook = {} as { browser: Browser; url: string };
  let stop = () => {};
  beforeAll(async () => {
    storybook.browser = await chromium.launch(launchOptions());
    ({ url: storybook.url, stop } = await serve(folder));
  });
  afterAll(async () => {
    await storybook.browser?.close();
    stop();
  });
  return storybook;
}

/** Reports what goes wrong on a page of the Storybook at `url`. */
export function watchErrors(page: Page, url: string, report: (message: string) => void) {
  page.on('pageerror', ({ message }) => report(message));
  page.on('console', (line) => {
    // Storybook names its icon in its frame only; what is missing elsewhere is what a story shows.
    const source = line.location().url;
    if (line.type() === 'error' && source.startsWith(url) && !source.endsWith('/favicon.ico')) report(line.text());
  });
}

/**
 * Opens a docs page or a story of a loaded manager, as a press in its sidebar does, and waits until every story on it is done:
 * one that is not would make Storybook reload. Returns what went wrong. Runs in the preview.
 */
export function openEntry({ id, type }: Pick<Entry, 'id' | 'type'>) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
  const failures = [
    'storyMissing',
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  return new Promise<string | undefined>((resolve) => {
    let drawn = type === 'story';
    let finished = 0;
    const endWhenDone = () => {
      const stories = type === 'story' ? 1 : document.querySelectorAll('#storybook-docs .sb-story').length;
      if (!drawn || finished < stories) return;
      if (document.body.matches('.sb-show-errordisplay')) end('it shows an error page');
      else if (type === 'docs' && window.scrollY > 0) end('it scrolls by itself');
      else if (type === 'docs' && document.activeElement !== document.body) end('it takes the focus');
      else end();
    };
    const listeners = new Map<string, (detail?: unknown) => void>([
      ['docsRendered', () => ((drawn = true), endWhenDone())],
      ['storyFinished', () => ((finished += 1), endWhenDone())],
      ...failures.map((name) => [name, (detail: unknown) => end(`${name} ${JSON.stringify(detail)}`)] as const),
    ]);
    function end(failure?: string) {
      for (const [name, listener] of listeners) channel.off(name, listener);
      resolve(failure);
    }
    for (const [name, listener] of listeners) channel.on(name, listener);
    channel.emit('selectStory', { storyId: id, viewMode: type });
  });
}

/** What a story that is open shows, as text in which two alike are the same. Runs in the preview. */
export async function pictureOf(storyId: string): Promise<string> {
  const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
  const { storyGlobals } = await storyStoreValue.loadStory({ storyId });
  const read = () => {
    const { documentElement: root, body } = document;
    const shown = body.cloneNode(true) as HTMLElement;
    const fields = [...shown.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    for (const [position, field] of [...body.querySelectorAll<HTMLInputElement>('input, select, textarea')].entries())
      fields[position]!.setAttribute('data-state', `${field.value} ${field.checked}`);
    const popovers = [...shown.querySelectorAll('[popover]')];
    for (const [position, popover] of [...body.querySelectorAll('[popover]')].entries())
      popovers[position]!.toggleAttribute('data-open', popover.matches(':popover-open'));
    const ofStorybook = '.sb-wrapper, [id^="storybook-"]:not(#storybook-root)';
    for (const own of shown.querySelectorAll(`script, style, ${ofStorybook}`)) own.remove();
    const page = root.cloneNode() as HTMLElement;
    // React numbers its ids anew.
    return JSON.stringify(storyGlobals) + page.outerHTML + shown.innerHTML.replace(/_r_\w+_/g, '');
  };
  for (let before = ''; ;) {
    const now = read();
    if (now === before) return now;
    before = now;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
}

/** A change of each control of a story's component, if it has one. Runs in the preview. */
export async function changesOf(storyId: string): Promise<Change[]> {
  const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
  const { argTypes, component, initialArgs } = await storyStoreValue.loadStory({ storyId });
  if (!component) return [];
  return Object.entries(argTypes).flatMap(([name, { control, options = [] }]) => {
    const now = initialArgs[name];
    const choice = options.find((option) => option !== now);
    const changed = {
      text: 'Changed',
      number: Number(now ?? 0) + 1,
      boolean: now !== true,
      'inline-radio': choice,
      select: choice,
    }[control?.type ?? ''];
    return changed === undefined ? [] : [{ [name]: changed }];
  });
}

/** Gives a story a change as an address does. Returns whether it takes it. Runs in the preview. */
export async function changeByAddress({ storyId, change }: { storyId: string; change: Change }): Promise<boolean> {
  const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
  storyStoreValue.args.updateFromPersisted(await storyStoreValue.loadStory({ storyId }), change);
  const [[name, value] = []] = Object.entries(change);
  return storyStoreValue.args.get(storyId)[name!] === value;
}

/** Changes the story that is open as its controls do, or takes every change back. Runs in the preview. */
export function changeByControl({ storyId, change }: { storyId: string; change?: Change }): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
  const ends = ['storyRendered', 'storyErrored', 'storyThrewException'];
  return new Promise((drawn) => {
    const end = () => {
      for (const name of ends) channel.off(name, end);
      drawn();
    };
    for (const name of ends) channel.on(name, end);
    if (change) channel.emit('updateStoryArgs', { storyId, updatedArgs: change });
    else channel.emit('resetStoryArgs', { storyId });
  });
}

type Change = Record<string, unknown>;

/** The globals of the preview. */
export interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (detail?: unknown) => void) => void;
    off: (event: string, listener: (detail?: unknown) => void) => void;
    emit: (event: string, detail: object) => void;
  };
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: {
      loadStory: (of: { storyId: string }) => Promise<Story>;
      args: {
        get: (storyId: string) => Record<string, unknown>;
        updateFromPersisted: (story: Story, args: Record<string, unknown>) => void;
      };
    };
  };
}

interface Story {
  title: string;
  component?: unknown;
  parameters: { noControls?: string };
  storyGlobals: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
  argTypes: Record<
    string,
    {
      description?: string;
      type?: { name: string };
      control?: { type?: string };
      options?: readonly unknown[];
      table?: { disable?: boolean; type?: { summary?: string } };
    }
  >;
}
