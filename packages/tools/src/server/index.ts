import { createElement, type ReactElement } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** The styles of the marks of tools that are rendered on a server. */
export interface CollectedStyles {
  /** What to render in place of the element given. */
  element: ReactElement;
  /**
   * The styles of what was rendered, to be called after it: one `<style>` element for the head, or '' when no mark was
   * rendered. The browser takes it over.
   */
  toStyleTag: () => string;
}

/** Collects the styles that tools make while they are rendered, so that the first paint has them. */
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
