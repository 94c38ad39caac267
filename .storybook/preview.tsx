import './stoppedClock.ts';
import type { Preview } from '@storybook/react-vite';
import * as React from 'react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import '@advisor/ui/styles.css';
import '@advisor/ui/theme/global.css';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { configure, expect } from 'storybook/test';
import { beginStory } from '../packages/content/src/admin/storyState.ts';
import { closeShownNotices } from '../tests/browser/notices.ts';
import { applyChoices } from './applyChoices.ts';
import './docs.css';
import { ComponentPage } from './ComponentPage.tsx';
import { DocsContainer } from './DocsContainer.tsx';
import { modes } from './modes.ts';
import { globalTypes, initialChoices, type Choices } from './toolbar.ts';
import { watchSearchFocus } from './searchFocus';
import { viewports } from './viewports.ts';

// A limit for what hangs, not for what is slow: the machine may be busy.
configure({ asyncUtilTimeout: 30_000 });

// For its messages, React records a stack for every element that is made, which takes time in every story.
if (import.meta.env.MODE === 'test')
  Object.defineProperty(
    Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
    'recentlyCreatedOwnerStacks',
    { get: () => Infinity, set: () => {} },
  );

// What the pages' policy (`apps/site/build/page-html.ts`) refuses, as far as Storybook and Vite allow it.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = [
  // The hash is that of the drawing which the accessibility panel puts into the page, out of sight.
  "style-src-attr 'unsafe-hashes' 'sha256-Yv24MQo/JGD3ASTIbjBky8goHo9/fuung5k88U+Hna8='",
  "script-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: https: http:",
  "font-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');
document.head.append(policy);

let unmount = () => {};

function Chosen({ choices, inDocs, children }: { choices: Choices; inDocs: boolean; children: ReactNode }) {
  const { theme, brand, motion, colours, direction } = choices;
  useLayoutEffect(() => {
    // On a docs page the container does it, once for all stories.
    if (inDocs) return;
    applyChoices({ theme, brand, motion, colours, direction });
    document.documentElement.dir = direction;
  }, [theme, brand, motion, colours, direction, inDocs]);
  const [isUnmounted, setUnmounted] = useState(false);
  useLayoutEffect(() => void (unmount = () => setUnmounted(true)), []);
  if (isUnmounted) return null;
  return inDocs ? <div dir={direction}>{children}</div> : children;
}

/** The default of a text as the code has it: `'primary'`, where the types' reader says `"'primary'"`. */
const withPlainDefaults: ArgTypesEnhancer = ({ argTypes }) => {
  for (const { table } of Object.values(argTypes))
    if (table?.defaultValue?.summary)
      table.defaultValue.summary = table.defaultValue.summary.replace(/^"('.*')"$/, '$1');
  return argTypes;
};

/** What `console.error` was called with since the story began. An unexpected error fails the story. */
let errors: unknown[][] = [];
const originalError = console.error;
let searchFocus: ReturnType<typeof watchSearchFocus> | undefined;

// A notice goes after four seconds, and a busy machine may look for it later.
const noticesStay = new CSSStyleSheet();
noticesStay.replaceSync('[aria-label="notification timer"] { animation-play-state: paused !important; }');
if (import.meta.env.MODE === 'test') document.adoptedStyleSheets.push(noticesStay);

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: initialChoices,
  globalTypes,
  argTypesEnhancers: [withPlainDefaults],
  decorators: [
    (Story, { globals, viewMode }) => (
      <Chosen choices={globals as Choices} inDocs={viewMode === 'docs'}>
        <Story />
      </Chosen>
    ),
  ],
  beforeEach: async ({ args, parameters }) => {
    // Those of the story before outlive it, and would stand on this one's page.
    await closeShownNotices();
    beginStory();
    noticesStay.disabled = parameters.noticesExpire === true;
    errors = [];
    console.error = (...args: unknown[]) => {
      errors.push(args);
      // One that is expected is no news to a reviewer.
      if (!parameters.expectsConsoleErrors) originalError(...args);
    };
    searchFocus = watchSearchFocus((message) => console.error(message));
    if (import.meta.env.MODE === 'test') (await import('./cleanUp')).expectCleanUp(args, () => unmount());
    return () => {
      searchFocus?.stop();
      console.error = originalError;
    };
  },
  afterEach: async ({ canvasElement, parameters }) => {
    searchFocus?.check();
    searchFocus?.stop();
    if (!parameters.expectsConsoleErrors) await expect(errors).toEqual([]);
    if (import.meta.env.MODE === 'test')
      await expect(await (await import('./mistakes')).mistakesIn(canvasElement)).toEqual([]);
  },
  parameters: {
    a11y: {
      test: 'error',
      // A test asks for violations alone, and has no use for a list of all that passes, nor for the rules of stylesheets.
      options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: false } : {},
    },
    backgrounds: { disabled: true },
    chromatic: { modes },
    docs: {
      container: DocsContainer,
      page: ComponentPage,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.example-frame *' },
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
            'Colours',
            'Type scale',
            'Space',
            'Radius',
            'Shadow and layers',
            'Motion',
            'Breakpoints and widths',
            'Forced colours',
            'Your own brand',
          ],
          'Patterns',
          ['Forms', 'Notices', 'Dialogs', 'Empty states'],
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
