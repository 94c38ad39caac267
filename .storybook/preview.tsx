import type { Preview } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import '@advisor/ui/theme/global';
import { configure, expect } from 'storybook/test';
import { DocsPage } from './DocsPage.tsx';

// What loads on demand (notices, for one) may take its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

function Theme({ choice, children }: { choice: string; children: ReactNode }) {
  useEffect(() => {
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
  }, [choice]);
  return children;
}

/** What `console.error` was called with since the story began. An unexpected error fails the story. */
let errors: unknown[][] = [];
const originalError = console.error;

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'As the system' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <Theme choice={globals.theme}>
        <Story />
      </Theme>
    ),
  ],
  beforeEach: () => {
    errors = [];
    console.error = (...args: unknown[]) => {
      errors.push(args);
      originalError(...args);
    };
    return () => {
      console.error = originalError;
    };
  },
  afterEach: async ({ parameters }) => {
    if (!parameters.expectsConsoleErrors) await expect(errors).toEqual([]);
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    docs: { container: DocsPage },
    controls: { expanded: true },
    layout: 'padded',
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Changes',
          'Theme',
          'Layout',
          'Text',
          'Actions',
          'Cards',
          'Feedback',
          'Overlays',
          'Navigation',
          'Forms',
          'Sections',
          'Content',
          'Admin',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
