import { Alert, Button } from '@advisor/ui';
import { kebab } from '@advisor/ui/theme';
import { createElement, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import type { ToolProps } from '../frame';
import { embedStyles } from './embedStyles';

/** How a tool becomes a custom element. */
export interface ElementDefinition {
  /** Loads the tool with its first element on the page. */
  // Tools differ in their props; an element only passes them on.
  // oxlint-disable-next-line typescript/no-explicit-any
  load: () => Promise<ComponentType<any>>;
  /** Data props, set as properties of the element: `element.terms = […]`. */
  data?: readonly string[];
  /** Text props, set as attributes in kebab case: `risk-matrix-href`. */
  attributes?: readonly string[];
}

/** Attributes of every element, besides its own. */
export const commonAttributes = ['theme', 'headingLevel', 'storageKey', 'useAddress'] as const;

/** Defines the elements that the page does not have yet, so that loading the script twice does no harm. */
export function defineTools(tools: Record<string, ElementDefinition>): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(embedStyles);
  for (const [name, definition] of Object.entries(tools))
    if (!customElements.get(name)) customElements.define(name, elementOf(name, definition, sheet));
}

/**
 * Bubbling events: `result` (detail: the arguments of the tool's `onResult`), `export` (detail: the file; `preventDefault`
 * stops the download) and `notice` (detail: the notice; `preventDefault` hides it).
 */
function elementOf(name: string, { load, data = [], attributes = [] }: ElementDefinition, sheet: CSSStyleSheet) {
  const attributeNames = new Map([...commonAttributes, ...attributes].map((prop) => [kebab(prop), prop]));

  let tool: Awaited<ReturnType<typeof load>> | undefined;

  class ToolElement extends HTMLElement {
    static readonly observedAttributes = [...attributeNames.keys()];
    readonly #values: Record<string, unknown> = {};
    #root: Root | undefined;

    constructor() {
      super();
      for (const prop of data) {
        // A property set before the script ran would shadow the accessor below.
        const early = Object.getOwnPropertyDescriptor(this, prop);
        if (early) Reflect.deleteProperty(this, prop);
        Object.defineProperty(this, prop, {
          get: () => this.#values[prop],
          set: (value: unknown) => {
            this.#values[prop] = value;
            this.#render();
          },
        });
        if (early) this.#values[prop] = early.value;
      }
    }

    connectedCallback() {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sheet];
      this.#root = createRoot(shadow);
      void this.#fetchTool();
    }

    async #fetchTool() {
      try {
        tool ??= await load();
        this.#render();
      } catch (error) {
        this.#root?.render(
          createElement(
            Alert,
            {
              tone: 'critical',
              title: 'This tool could not be loaded',
              live: true,
              action: createElement(Button, {
                size: 'small',
                variant: 'secondary',
                onClick: () => void this.#fetchTool(),
                // oxlint-disable-next-line react/no-children-prop -- a button is typed to need them, and there is no JSX here
                children: 'Try again',
              }),
            },
            'Check your connection and try again. If that does not help, reload the page.',
          ),
        );
        console.error(`<${name}> could not be loaded.`, error);
      }
    }

    disconnectedCallback() {
      const root = this.#root;
      this.#root = undefined;
      // Moving an element removes and inserts it in one task.
      queueMicrotask(() => root?.unmount());
    }

    attributeChangedCallback() {
      this.#render();
    }

    #render() {
      const shadow = this.shadowRoot;
      if (!shadow || !this.#root || !tool) return;
      // The element's own background follows the theme too.
      const theme = this.getAttribute('theme');
      if (theme === 'light' || theme === 'dark') this.dataset.theme = theme;
      else delete this.dataset.theme;
      // styled-components writes into this shadow root.
      this.#root.render(
        createElement(
          StyleSheetManager,
          { target: shadow as unknown as HTMLElement },
          createElement(tool, this.#props()),
        ),
      );
    }

    #props(): ToolProps & Record<string, unknown> {
      const props: Record<string, unknown> = {
        storageKey: `advisor-${name}`,
        onNotice: (notice: unknown) => this.#tell('notice', notice),
        onExport: (file: unknown) => this.#tell('export', file),
        onResult: (...results: unknown[]) => void this.#tell('result', results),
      };
      for (const [attribute, prop] of attributeNames) {
        const text = this.getAttribute(attribute);
        if (text !== null) props[prop] = readOption(prop, text);
      }
      for (const prop of data) if (this.#values[prop] !== undefined) props[prop] = this.#values[prop];
      return props;
    }

    /** Whether the default action should run. */
    #tell(type: string, detail: unknown): boolean {
      return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
    }
  }

  return ToolElement;
}

function readOption(prop: string, text: string): unknown {
  if (prop === 'headingLevel') return text === '3' ? 3 : 2;
  if (prop === 'storageKey') return text === 'none' ? null : text;
  if (prop === 'useAddress') return text !== 'false';
  return text;
}
