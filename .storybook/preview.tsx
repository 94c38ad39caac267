import type { Preview } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import '@advisor/ui/theme/global';
import { expect } from 'storybook/test';

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
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: {
        order: ['Introduction', 'Theme', 'Layout', 'Text', 'Actions', 'Cards', 'Feedback', 'Overlays', 'Navigation', 'Forms', 'Sections', 'Content', 'Admin', 'Pages'],
      },
    },
  },
};

export default preview;
