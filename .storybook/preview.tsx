import './ownStorage.ts';
import './stoppedClock.ts';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import '@advisor/ui/styles.css';
import '@advisor/ui/theme/global.css';
import { configure } from 'storybook/test';
import { beginStory } from '../packages/content/src/admin/storyState.ts';
import { closeShownNotices } from '../tests/browser/notices.ts';
import { prepareOnceMounted } from '../tests/browser/prepared.ts';
import { applyChoices } from './applyChoices.ts';
import './docs.css';
import { ComponentPage } from './ComponentPage.tsx';
import { controlsByType, shownInControls, startKey, withoutDefaults } from './controls.ts';
import { DocsContainer } from './DocsContainer.tsx';
import { modes } from './modes.ts';
import { showPlaceOfLink } from './showPlace.ts';
import { offerSteps, playStepsOnRequest } from './steps.ts';
import { globalTypes, initialChoices, type Choices } from './toolbar.ts';
import { viewports } from './viewports.ts';

// A limit for what hangs, not for what is slow: the machine may be busy.
configure({ asyncUtilTimeout: 30_000 });

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

function Chosen({ choices, inDocs, children }: { choices: Choices; inDocs: boolean; children: ReactNode }) {
  const { theme, brand, motion, colours, direction } = choices;
  useLayoutEffect(() => {
    // On a docs page the container does it, once for all stories.
    if (inDocs) return;
    applyChoices({ theme, brand, motion, colours, direction });
    document.documentElement.dir = direction;
  }, [theme, brand, motion, colours, direction, inDocs]);
  return inDocs ? <div dir={direction}>{children}</div> : children;
}

const printError = console.error;

playStepsOnRequest();

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: initialChoices,
  globalTypes,
  argTypesEnhancers: [controlsByType],
  argsEnhancers: [shownInControls],
  decorators: [
    withoutDefaults,
    (Story, context) => (
      <Chosen choices={context.globals as Choices} inDocs={context.viewMode === 'docs'}>
        <Story key={startKey(context)} />
      </Chosen>
    ),
  ],
  beforeEach: async (context) => {
    // Those of the story before outlive it, and would stand on this one's page.
    await closeShownNotices();
    beginStory();
    await offerSteps(context);
    prepareOnceMounted(context);
    // One that is expected is no news to a reviewer.
    if (context.parameters.expectsConsoleErrors) console.error = () => {};
    return () => {
      console.error = printError;
    };
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    chromatic: { modes },
    docs: {
      container: DocsContainer,
      page: ComponentPage,
      // Not from what React draws, which takes time for each story.
      source: { type: 'code' },
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.example-frame *',
        unsafeTocbotOptions: { scrollSmooth: false, onClick: showPlaceOfLink },
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
          ['Tokens', 'Contrast', 'Type scale', 'Motion', 'Breakpoints', 'Layers', 'Forced colours', 'Your own brand'],
          'Patterns',
          ['Forms', 'Notices', 'Dialogs', 'Empty states', 'Other names'],
          'Layout',
          'Text',
          'Media',
          'Actions',
          'Cards',
          'Data',
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
