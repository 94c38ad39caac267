import './stoppedClock.ts';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import '@advisor/ui/styles.css';
import '@advisor/ui/theme/global.css';
import { configure, expect } from 'storybook/test';
import { applyChoices } from './applyChoices.ts';
import './docs.css';
import { ComponentPage } from './ComponentPage.tsx';
import { DocsContainer } from './DocsContainer.tsx';
import { modes } from './modes.ts';
import { readableProps } from './propTable.ts';
import { expectUnlikeSiblings } from './siblings.ts';
import { globalTypes, initialChoices, type Choices } from './toolbar.ts';
import { viewports } from './viewports.ts';

// Lazily loaded parts (such as notices) may be slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

function Chosen({ choices, inDocs, children }: { choices: Choices; inDocs: boolean; children: ReactNode }) {
  const { theme, brand, motion, colours, direction } = choices;
  useLayoutEffect(() => {
    // On a docs page the container does this once for all stories.
    if (inDocs) return;
    applyChoices({ theme, brand, motion, colours, direction });
    document.documentElement.dir = direction;
  }, [theme, brand, motion, colours, direction, inDocs]);
  return inDocs ? <div dir={direction}>{children}</div> : children;
}

/** Whether the stories run as tests. */
const isTestRun = '__vitest_browser__' in globalThis;

/** Calls of `console.error` since the story began. An unexpected error fails the story in a test run. */
let errors: unknown[][] = [];
const originalError = console.error;

/** Closes the previous story's notices, which would otherwise stay on screen. */
async function closeNotices() {
  let close: HTMLElement | null;
  while ((close = document.querySelector<HTMLElement>('[aria-label="Close toast"], [aria-label="Cerrar el aviso"]'))) {
    close.click();
    await new Promise((closed) => setTimeout(closed));
  }
}

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: initialChoices,
  globalTypes,
  argTypesEnhancers: [readableProps],
  decorators: [
    (Story, { globals, viewMode }) => (
      <Chosen choices={globals as Choices} inDocs={viewMode === 'docs'}>
        <Story />
      </Chosen>
    ),
  ],
  beforeEach: async ({ parameters }) => {
    await closeNotices();
    errors = [];
    console.error = (...args: unknown[]) => {
      errors.push(args);
      // Reviewers need not see an expected error.
      if (!parameters.expectsConsoleErrors) originalError(...args);
    };
    return () => {
      console.error = originalError;
    };
  },
  afterEach: async (context) => {
    // In the UI, changed controls or another brand may break a test's expectations: the panel reports that, and the
    // story stays visible.
    if (!isTestRun) return;
    if (!context.parameters.expectsConsoleErrors) await expect(errors).toEqual([]);
    expectUnlikeSiblings(context);
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    chromatic: { modes },
    docs: {
      container: DocsContainer,
      page: ComponentPage,
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.example-frame *',
        // A smooth scroll passes iframes that grow meanwhile and ends at the heading's old position; without
        // Storybook's own scroll, the link would open another page.
        unsafeTocbotOptions: { scrollSmoothDuration: 1 },
      },
    },
    controls: { expanded: true },
    layout: 'padded',
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Theme',
          [
            'Tokens',
            'Colours',
            'Type scale',
            'Space',
            'Radius',
            'Shadow and layers',
            'Motion',
            'Breakpoints and widths',
            'Forced colours',
            'Icons',
            'Your own brand',
          ],
          'Patterns',
          ['Content style', 'Forms', 'Notices', 'Dialogs', 'Empty states'],
          'Layout',
          'Text',
          'Media',
          'Actions',
          'Cards',
          'Feedback',
          'Overlays',
          'Navigation',
          'Fields',
          'Forms',
          'Sections',
          'Tools',
          ['Use on your site', 'Elements', 'Embed'],
          'Content',
          'Pages',
          'Changes',
        ],
      },
    },
  },
};

export default preview;
