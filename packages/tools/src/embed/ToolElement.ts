import type { MessageValues } from '@advisor/ui/text';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { messageOf } from '../frame/tool';
import { propertiesOf, type ElementDeclaration } from '../elements/declarations';
import type { ToolElementError } from '../elements/types';
import type { ToolModule } from './elements';
import { InputError } from '../language/InputError';
import { attributeOf, readAttribute, writeAttribute } from '../elements/properties';
import { langOf, sayIn } from './elementWords';
import { localeOf } from './localeOf';
import { readMessages } from './readMessages';
import { isStored, storageKeyOf } from './storageKeys';
import { ToolView, type ElementProblem } from './ToolView';

/** Of the element itself, not of its tool. */
const ownOptions = new Set(['mode', 'buttonLabel', 'src', 'storageKey']);

/** The keys in use, each with its element. */
const takenKeys = new Map<string, Element>();

// TOOL-11
/** The class of an element. Its properties, events and attributes are in the declaration. */
export function toolElement(
  tag: string,
  declaration: ElementDeclaration,
  load: () => Promise<ToolModule>,
  sheet: CSSStyleSheet,
): CustomElementConstructor {
  const { label, source, tool: toolName } = declaration;
  const byName = propertiesOf(declaration);
  const properties = Object.entries(byName);
  const byAttribute = new Map(
    properties.flatMap(([name, property]) => {
      const attribute = attributeOf(name, property);
      return attribute ? [[attribute, { name, property }] as const] : [];
    }),
  );
  const dataNames = properties.flatMap(([name, { kind }]) => (kind === 'data' ? [name] : []));
  const linkStart = `#${toolName}=`;
  let loaded: ToolModule | undefined;

  return class ToolElement extends HTMLElement {
    static readonly observedAttributes = [...byAttribute.keys(), 'lang'];

    static {
      for (const [name, property] of properties) {
        const attribute = attributeOf(name, property);
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: ToolElement) {
            if (property.kind === 'data') return this.#data.get(name);
            return readAttribute(property, this.getAttribute(attribute!)) ?? property.default;
          },
          set(this: ToolElement, value: unknown) {
            if (property.kind === 'data') this.#setData(name, value);
            else this.#reflect(attribute!, writeAttribute(property, value));
          },
        });
      }
    }

    /** Data as the page set it. */
    readonly #data = new Map<string, unknown>();
    /** The file of `src`, with what reads its content. */
    #file: { address: string; read: () => unknown } | undefined;
    #fetching: AbortController | undefined;
    /** Data that has been checked: what the tool gets. */
    readonly #checked: Record<string, unknown> = {};
    /** Of a data property, `src`, or the tool itself. */
    readonly #problems = new Map<string, ElementProblem>();
    #root: Root | undefined;
    #storageKey = '';
    /** Counts the changes of data that the tool reads once. */
    #starts = 0;
    #isLoading = false;
    /** Whether the tool is loaded, perhaps for another element, and the data has been checked since. */
    #isReady = false;
    readonly #pageLanguage = new MutationObserver(() => this.#render());
    #isShown = false;
    #isOpen = false;
    #wasOpen = false;

    connectedCallback() {
      if (this.#root) {
        this.#goOn();
        return;
      }
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sheet];
      this.#root = createRoot(shadow);
      this.#takeStorageKey();
      for (const [name] of properties) this.#adoptEarly(name);
      window.addEventListener('hashchange', this.#followLink);
      this.#pageLanguage.observe(document.documentElement, { attributeFilter: ['lang'] });
      this.#followLink();
      void this.#fetchSource();
      this.#render();
    }

    disconnectedCallback() {
      // At once: what replaces the element in the same task continues its work.
      if (takenKeys.get(this.#storageKey) === this) takenKeys.delete(this.#storageKey);
      // Moving an element removes and inserts it in one task.
      queueMicrotask(() => {
        if (!this.isConnected) this.#end();
      });
    }

    /** By `moveBefore`, which keeps what the browser knows of an element: the focus, an open dialog. */
    connectedMoveCallback() {
      this.#render();
    }

    /** After it was moved: with the state that it had, and the language of its new place. */
    #goOn() {
      // A dialog that was open is no longer in front of the page.
      this.#isOpen = false;
      if (takenKeys.has(this.#storageKey)) this.#takeStorageKey();
      else takenKeys.set(this.#storageKey, this);
      this.#render();
    }

    #end() {
      window.removeEventListener('hashchange', this.#followLink);
      this.#pageLanguage.disconnect();
      this.#fetching?.abort();
      this.#fetching = undefined;
      this.#root?.unmount();
      this.#root = undefined;
      this.#isReady = false;
      this.#isShown = false;
    }

    attributeChangedCallback(attribute: string, before: string | null, text: string | null) {
      if (before === text) return;
      const { name, property } = byAttribute.get(attribute) ?? {};
      if (name && property?.kind === 'data') this.#setFromJson(name, text);
      else if (name === 'src' && this.#root) void this.#fetchSource();
      this.#render();
    }

    /** A property that was set before the script ran hides the accessor. */
    #adoptEarly(name: string) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (!early) return;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early.value);
    }

    #reflect(attribute: string, text: string | null) {
      if (text === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, text);
    }

    #takeStorageKey() {
      const { id } = this;
      const isOnly = (this.getRootNode() as Document | ShadowRoot).querySelectorAll(tag).length === 1;
      this.#storageKey = storageKeyOf({ tag, id, isOnly, isTaken: (key) => takenKeys.has(key), isStored });
      takenKeys.set(this.#storageKey, this);
    }

    /** A shared link opens the dialog, which shows what it carries. */
    readonly #followLink = () => {
      if (this.#option('mode') === 'dialog' && this.#option('useAddress') && location.hash.startsWith(linkStart))
        this.#setOpen(true);
    };

    #setOpen(isOpen: boolean) {
      this.#isOpen = isOpen;
      this.#wasOpen ||= isOpen;
      this.#render();
    }

    #option = (name: string): unknown => Reflect.get(this, name);

    #locale = () => (this.#option('locale') as string | undefined) ?? localeOf(this);

    #ownWords = () => this.#checked.messages as Record<string, unknown> | undefined;

    #say = (text: string, values?: MessageValues) => sayIn(this.#locale(), this.#ownWords())(text, values);

    async #loadTool() {
      if (this.#isLoading) return;
      this.#isLoading = true;
      try {
        loaded = await load();
      } catch (error) {
        console.error(`<${tag}> could not be loaded.`, error);
        this.#fail('tool', String(error), {
          title: this.#say('This tool could not be loaded'),
          text: this.#say('Check your connection and try again. If that does not help, reload the page.'),
          retry: () => void this.#loadTool(),
        });
      }
      this.#isLoading = false;
      this.#render();
    }

    #setData(name: string, value: unknown) {
      this.#data.set(name, value ?? undefined);
      // The file stands in for data that is not set.
      if (name === source && this.#root) void this.#fetchSource();
      else this.#check(name);
      this.#render();
    }

    #setFromJson(name: string, text: string | null) {
      try {
        this.#setData(name, text === null ? undefined : JSON.parse(text));
      } catch {
        // Refused with its own message.
        this.#setData(name, text);
      }
    }

    // TOOL-17
    /** Gives the data of a property to the tool, if it is valid. Before the tool is loaded, nothing can check it. */
    #check(name: string) {
      if (!loaded || !this.#isReady) return;
      const file = name === source && this.#data.get(name) === undefined ? this.#file : undefined;
      try {
        const value = file ? file.read() : this.#data.get(name);
        const checked = value === undefined ? undefined : (loaded.readers[name] ?? readMessages)(value, name);
        if (byName[name]!.once && checked !== this.#checked[name]) this.#starts += 1;
        this.#checked[name] = checked;
        this.#problems.delete(name);
      } catch (error) {
        const reason = messageOf(error);
        const rest =
          this.#checked[name] === undefined
            ? this.#say('The tool is not shown without it.')
            : this.#say('The tool goes on with the data that it had.');
        const place = file ? file.address : this.#say('the property “{name}” of <{tag}>', { name, tag });
        this.#fail(name, reason, {
          title: this.#say('The data of this tool is not valid'),
          text: `${reason} ${rest} ${this.#say('If this is your page, correct {place}.', { place })}`,
          ...(file && { retry: () => void this.#fetchSource() }),
        });
      }
    }

    /** Fetches the file of `src`, unless the page set the data as a property. */
    async #fetchSource() {
      if (source === undefined) return;
      this.#fetching?.abort();
      this.#fetching = undefined;
      const address = this.getAttribute('src');
      if (!address || this.#data.get(source) !== undefined) {
        this.#file = undefined;
        this.#problems.delete('src');
        this.#check(source);
        return;
      }
      const fetching = new AbortController();
      this.#fetching = fetching;
      try {
        const { fetchText, valueIn } = await import('./fetchData');
        const text = await fetchText(address, fetching.signal);
        if (this.#fetching !== fetching) return;
        this.#file = { address, read: () => valueIn(text, address, source) };
        this.#problems.delete('src');
        this.#check(source);
      } catch (error) {
        if (this.#fetching !== fetching) return;
        const reason = error instanceof InputError ? `${this.#say(error.text, error.values)} ` : '';
        this.#problems.delete(source);
        this.#fail('src', messageOf(error), {
          title: this.#say('The data of this tool could not be loaded'),
          text: `${reason}${this.#say('Check your connection and try again.')}`,
          retry: () => void this.#fetchSource(),
        });
      }
      this.#fetching = undefined;
      this.#render();
    }

    #fail(property: string, message: string, problem: ElementProblem) {
      this.#problems.set(property, problem);
      const detail: ToolElementError = { message, property };
      // Bubbling, it would reach what listens for faults of the page.
      this.dispatchEvent(new CustomEvent('error', { detail }));
    }

    /** Whether the tool would show other data than the page wants. */
    #lacksData(): boolean {
      const waits = (name: string) => name === source && (this.#fetching !== undefined || this.#problems.has('src'));
      return dataNames.some((name) => this.#checked[name] === undefined && (this.#problems.has(name) || waits(name)));
    }

    #render() {
      const shadow = this.shadowRoot;
      if (!shadow || !this.#root) return;
      // The element's own background follows the theme too.
      const theme = this.#option('theme');
      if (theme) this.dataset.theme = String(theme);
      else delete this.dataset.theme;

      const isDialog = this.#option('mode') === 'dialog';
      if (!loaded) {
        if (!this.#problems.has('tool') && (!isDialog || this.#isOpen)) void this.#loadTool();
      } else if (!this.#isReady) {
        this.#isReady = true;
        this.#problems.delete('tool');
        for (const name of dataNames) this.#check(name);
      }
      const lacksData = this.#lacksData();
      this.#isShown ||= this.#isReady && !lacksData;
      const storageKey = this.#keyOfWork();
      this.#root.render(
        createElement(ToolView, {
          Tool: this.#isShown ? loaded?.Tool : undefined,
          toolProps: this.#toolProps(storageKey),
          toolKey: `${storageKey} ${this.#starts}`,
          isHidden: lacksData,
          problems: [...this.#problems.values()],
          label: this.#say(label),
          buttonLabel: isDialog
            ? String(this.#option('buttonLabel') ?? this.#say('Open {tool}', { tool: this.#say(label) }))
            : undefined,
          say: this.#say,
          lang: langOf(this.#locale(), this.#ownWords()),
          isOpen: this.#isOpen,
          wasOpen: this.#wasOpen,
          onOpen: (isOpen) => this.#setOpen(isOpen),
        }),
      );
    }

    /** The key that the page gives, or one of its own; null saves nothing. */
    #keyOfWork(): string | null {
      const given = this.#option('storageKey');
      if (given === 'none') return null;
      return given ? String(given) : this.#storageKey;
    }

    #toolProps(storageKey: string | null): Record<string, unknown> {
      const props: Record<string, unknown> = {
        ...this.#checked,
        locale: localeOf(this),
        storageKey,
        onNotice: (notice: unknown) => this.#tell('notice', notice),
        onExport: (file: unknown) => this.#tell('export', file),
        onSend: (report: unknown) => void this.#tell('send', report),
        onResult: (...results: unknown[]) => void this.#tell('result', results),
      };
      for (const [attribute, { name, property }] of byAttribute) {
        if (property.kind === 'data' || ownOptions.has(name)) continue;
        const value = readAttribute(property, this.getAttribute(attribute));
        if (value !== undefined) props[name] = value;
      }
      return props;
    }

    /** Whether the default action should run. */
    #tell(type: string, detail: unknown): boolean {
      return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
    }
  };
}
