import type { Page } from 'playwright';

/** A story, as far as a screenshot depends on it. */
export interface Story {
  id: string;
  /** Whether it opts out of screenshots. */
  skipped: boolean;
  /** The theme that it is always in, whatever the toolbar says. */
  theme?: 'light' | 'dark';
  /** The viewport of its globals. */
  viewport?: { width: number; height: number };
}

/** The globals of Storybook's preview iframe. */
interface StorybookPreview {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    extract: () => Promise<Record<string, ExtractedStory>>;
  };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: <Payload>(event: string) => [Payload] | undefined;
  };
}

interface ExtractedStory {
  id: string;
  parameters: {
    chromatic?: { disableSnapshot?: boolean };
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
  storyGlobals: { theme?: string; viewport?: { value?: string } };
}

/** Every story of a served Storybook. */
export async function readStories(page: Page, url: string): Promise<Story[]> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookPreview;
    await preview.ready();
    return preview.extract();
  });
  return Object.values(stories).map(describeStory);
}

function describeStory({ id, parameters, storyGlobals }: ExtractedStory): Story {
  const { theme, viewport } = storyGlobals;
  const size = parameters.viewport?.options?.[viewport?.value ?? '']?.styles;
  return {
    id,
    skipped: parameters.chromatic?.disableSnapshot ?? false,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    viewport: size && { width: Number.parseInt(size.width), height: Number.parseInt(size.height) },
  };
}

/** Opens a story and waits until it has rendered; returns what that failed with. */
export async function openStory(
  page: Page,
  url: string,
  id: string,
  globals: Record<string, string>,
): Promise<string | undefined> {
  // `!true` is a boolean in Storybook's URLs. Accessibility has its own test, and takes longer than a screenshot.
  const chosen = Object.entries({ ...globals, 'a11y.manual': '!true' }).map((pair) => pair.join(':'));
  await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${chosen.join(';')}`);
  const end = await page.waitForFunction(() => {
    const channel = (globalThis as unknown as StorybookPreview).__STORYBOOK_ADDONS_CHANNEL__;
    const [finished] = channel?.last<{ status: string }>('storyFinished') ?? [];
    return finished?.status;
  });
  if ((await end.jsonValue()) === 'success') return undefined;
  return (await page.locator('#error-message').textContent()) ?? 'The story ended with an error.';
}
