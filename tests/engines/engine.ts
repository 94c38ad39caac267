import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '../journeys/fixtures.ts';

/**
 * What a journey needs of a browser that is not driven by Playwright. A selector is CSS, or XPath where it begins with
 * "//"; what it finds is waited for.
 */
export interface Tab {
  /** Opens an address and waits until its document is read. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types into a field, in the place of what it holds. */
  fill(selector: string, text: string): Promise<void>;
  /** Chooses an option of a `<select>` by its value. */
  select(selector: string, value: string): Promise<void>;
  /** Types with whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Calls a function in the page. It and what it returns are sent as text, so it knows only its argument. */
  evaluate<Argument, Result>(read: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Makes the page so wide and high, in CSS px, or as small as the browser can. */
  resize(width: number, height: number): Promise<void>;
  /** Opens another tab of the same visitor, behind this one. */
  another(): Promise<Tab>;
}

/** A visitor whom the browser does not know yet. */
export interface Visitor {
  tab: Tab;
  /** The console errors and exceptions so far, of all their tabs. */
  errors(): Promise<string[]>;
  leave(): Promise<void>;
}

export interface Engine {
  arrive(): Promise<Visitor>;
  close(): Promise<void>;
}

/** Tests in one browser for a whole file, which fail with a sentence where it is missing. A console error or an exception in a page fails its test. */
export const testIn = (launch: () => Promise<Engine>) =>
  base.extend<{ tab: Tab }, { engine: Engine }>({
    engine: [
      async ({}, use) => {
        const engine = await launch();
        await use(engine);
        await engine.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    // Playwright's own browser is not started.
    watched: async ({}, use) => use(),
    tab: async ({ engine }, use, testInfo) => {
      const visitor = await engine.arrive();
      await use(visitor.tab);
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath('page.txt'), await visitor.tab.evaluate(describePage, null));
      const errors = await visitor.errors();
      await visitor.leave();
      expect(errors).toEqual([]);
    },
  });

/** Waits until what a function reads in the page is as expected. */
export const expectIn = <Argument, Result>(
  tab: Pick<Tab, 'evaluate'>,
  read: (argument: Argument) => Result,
  argument: Argument,
) => expect.poll(() => tab.evaluate(read, argument), { intervals: [50, 100, 200] });

/** What a page says, and what its fields hold. */
const describePage = () =>
  [
    location.href,
    ...[...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      ({ name, type, value, validationMessage }) => `${type} ${name}: ${value} ${validationMessage}`,
    ),
    document.body.innerText,
  ].join('\n');
