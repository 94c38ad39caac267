import type { Preview } from '@storybook/react-vite';
import * as React from 'react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { expect } from 'storybook/test';
import { expectCleanUp } from './cleanUp.ts';
import { mistakesIn } from './mistakes.ts';
import { watchSearchFocus } from './searchFocus.ts';

/* What is checked of every story when it is tested, beside its own steps. */

// For its messages, React records a stack for every element that is made, which takes time in every story.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => {} },
);

// A notice goes after four seconds, and a busy machine may look for it later.
const noticesStay = new CSSStyleSheet();
noticesStay.replaceSync('[aria-label="notification timer"] { animation-play-state: paused !important; }');
document.adoptedStyleSheets.push(noticesStay);

let unmount = () => {};

function Unmountable({ children }: { children: ReactNode }) {
  const [isUnmounted, setUnmounted] = useState(false);
  useLayoutEffect(() => void (unmount = () => setUnmounted(true)), []);
  return isUnmounted ? null : children;
}

/** What `console.error` was called with since the story began. */
let errors: unknown[][] = [];
const printError = console.error;
let searchFocus: ReturnType<typeof watchSearchFocus>;

const checks: Partial<Preview> = {
  decorators: [
    (Story) => (
      <Unmountable>
        <Story />
      </Unmountable>
    ),
  ],
  beforeEach: ({ args, parameters }) => {
    noticesStay.disabled = parameters.noticesExpire === true;
    errors = [];
    console.error = (...given: unknown[]) => {
      errors.push(given);
      printError(...given);
    };
    searchFocus = watchSearchFocus((message) => console.error(message));
    expectCleanUp(args, () => unmount());
    return () => {
      searchFocus.stop();
      console.error = printError;
    };
  },
  afterEach: async ({ canvasElement }) => {
    searchFocus.check();
    searchFocus.stop();
    // One that is expected does not get here: see the preview.
    await expect(errors).toEqual([]);
    await expect(await mistakesIn(canvasElement)).toEqual([]);
  },
  parameters: {
    // A step that prepares a story and fails then fails its test (`tests/browser/prepared.ts`).
    isTested: true,
    // A test asks for violations alone, and has no use for a list of all that passes, nor for the rules of stylesheets.
    a11y: { options: { resultTypes: ['violations'], preload: false } },
  },
};

export default checks;
