import { flushSync } from 'react-dom';
import { expect, isMockFunction } from 'storybook/test';
import { onTestFinished } from 'vitest';

/* The listeners, timers and observers that components have, each with the line that began it. */

const held = new Map<unknown, { what: string; at: Error }>();

/** Code whose timers outlast a component on purpose: the object URL of a file that is being saved, and notices. */
const outlasting = /\/(?:saveFile|Notifications|notify)\.tsx?/;

/** Records what is begun. Its stack becomes text, which takes time, only if it is still held at the end. */
const hold = (key: unknown, what: string) => void held.set(key, { what, at: new Error() });

/** What a component has begun and not ended; not what libraries, stories and the loading of stylesheets have. */
function leftOver(): string[] {
  return [...held.values()].flatMap(({ what, at }) => {
    const line = at.stack!.split('\n').find((each) => /\/(?:src|tests)\//.test(each) && !each.includes('node_modules'));
    const isOfComponent = line?.includes('/packages/') && !/stories|\.css/i.test(line) && !outlasting.test(line);
    return isOfComponent ? [`${what} ${line!.trim()}`] : [];
  });
}

/** The identity of a listener, as for `removeEventListener`: target, type, function and phase. */
const keys = new WeakMap<object, Record<string, object>>();
function keyOf(target: EventTarget, [type, listener, options]: unknown[]): object {
  const capture = (options as AddEventListenerOptions | undefined)?.capture ?? options === true;
  const known = keys.get(listener as object) ?? {};
  keys.set(listener as object, known);
  return (known[`${target.constructor.name} ${String(type)} ${capture}`] ??= {});
}

/* oxlint-disable typescript/no-explicit-any -- any function of the browser */
/** Wraps a function of the browser. */
function around(owner: any, name: string, by: (target: any, args: any[], call: (args: any[]) => any) => any) {
  const original = owner[name];
  owner[name] = function (this: unknown, ...args: any[]) {
    return by(this ?? window, args, (given) => original.apply(this ?? window, given));
  };
}
/* oxlint-enable typescript/no-explicit-any */

// Vitest has replaced those of the window.
for (const owner of [EventTarget.prototype, window]) {
  around(owner, 'addEventListener', (target, args, call) => {
    const isOfPage = [window, document, document.body].includes(target) || target instanceof MediaQueryList;
    if (isOfPage && args[1]) {
      const key = keyOf(target, args);
      hold(key, `a listener of ${args[0]}`);
      args[2]?.signal?.addEventListener('abort', () => held.delete(key));
    }
    call(args);
  });
  around(owner, 'removeEventListener', (target, args, call) => {
    if (args[1]) held.delete(keyOf(target, args));
    call(args);
  });
}

for (const [begin, end] of [
  ['setTimeout', 'clearTimeout'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
  ['requestIdleCallback', 'cancelIdleCallback'],
] as const) {
  around(window, begin, (_window, [run, ...rest], call) => {
    const fire = (...given: unknown[]) => {
      held.delete(`${begin} ${id}`);
      run(...given);
    };
    const id = call([fire, ...rest]);
    hold(`${begin} ${id}`, begin);
    return id;
  });
  around(window, end, (_window, [id], call) => {
    held.delete(`${begin} ${id}`);
    call([id]);
  });
}

for (const { prototype, name } of [MutationObserver, ResizeObserver]) {
  around(prototype, 'observe', (observer, args, call) => {
    hold(observer, name);
    call(args);
  });
  around(prototype, 'disconnect', (observer, args, call) => {
    held.delete(observer);
    call(args);
  });
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/**
 * Types into everything, so that what is told and stored of changes is under way, and last into the search, with
 * everything open that its list may have. Returns the search that has the focus, if there is one.
 */
function typeEverywhere() {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) =>
      /^(?:text|search|email|textarea)$/.test(field.type) && isShown(field) && !field.readOnly && !field.disabled,
  );
  const search = fields.findLast(({ type }) => type === 'search');
  if (search) {
    for (const opener of document.querySelectorAll<HTMLElement>(
      'details:not([open]) > summary, [aria-expanded="false"]',
    ))
      if (isShown(opener)) opener.click();
    search.focus();
  }
  for (const field of fields) {
    const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // React overrides the setter of the element itself.
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')!.set!.call(field, `${field.value}x`);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  // It is out of reach behind a dialog.
  return document.activeElement === search ? search : undefined;
}

/** Read here, because some stories replace them by storage that throws. */
const stores = [localStorage, sessionStorage];

/**
 * At the end of the test of a story: types into it, unmounts it, and expects that no listener, timer or observer is left, and
 * that the last report of unsaved changes was `false`.
 */
export function expectCleanUp(args: Record<string, unknown>, unmount: () => void) {
  held.clear();
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') return;
    const kept = stores.map((store) => ({ ...store }));
    const { href } = location;
    const search = typeEverywhere();
    // What was typed is told by effects.
    await new Promise((told) => setTimeout(told));
    if (search) expect(document.activeElement, 'The focus left the search field').toBe(search);
    flushSync(unmount);
    for (const [index, store] of stores.entries()) {
      store.clear();
      Object.assign(store, kept[index]);
    }
    history.replaceState(history.state, '', href);
    const told = ['onDirtyChange', 'onUnsavedChange'].filter(
      (name) => isMockFunction(args[name]) && args[name].mock.lastCall?.[0] === true,
    );
    expect({ held: leftOver(), told }).toEqual({ held: [], told: [] });
  });
}
