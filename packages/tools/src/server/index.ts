import { createElement, type ReactElement } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Collects the styles of tools rendered on a server. */
export interface CollectedStyles {
  /** Wraps the element to render. */
  element: ReactElement;
  /**
   * Call after rendering: one `<style>` element for the head, or '' without styles. Hydration reuses it.
   */
  toStyleTag: () => string;
}

/** Collects the styles that tools generate while rendering, for the first paint. */
export function collectStyles(element: ReactElement): CollectedStyles {
  const sheet = new ServerStyleSheet();
  return {
    element: createElement(StyleSheetManager, { sheet: sheet.instance }, element),
    toStyleTag: () => {
      const tag = sheet.getStyleTags();
      sheet.seal();
      return tag;
    },
  };
}
