type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storageKey = `early-input ${location.pathname}`;
const events = ['input', 'change', 'click', 'keydown'];
/** What can be pressed and does nothing without scripts, or would make the browser forget what was typed. */
const pressable = `#root :is(button:not([popovertarget], [role=alert] *), [data-acts], a[href^="${location.pathname}?"])`;

const typed = new Map<Field, string | boolean>();
const keys: KeyboardEventInit[] = [];
let pressed: HTMLElement | undefined;
let isReplaying = false;

// Not those of the bar: the theme needs no script.
const fields = () => [...document.querySelectorAll<Field>('#main :is(input, textarea, select)')];
const isCheckable = ({ type }: Field) => /^(checkbox|radio)$/.test(type);
const valueOf = (field: Field) => (isCheckable(field) ? (field as HTMLInputElement).checked : field.value);

/**
 * Notes what a visitor types and presses before React listens, and repeats it when the event `hydrated` says that it
 * does. A reload before that loses nothing but passwords and files.
 */
export function recordEarlyInput() {
  restore();
  for (const type of events) addEventListener(type, record, true);
  addEventListener('pagehide', keep);
  addEventListener('hydrated', () => void replay(), { once: true });
}

/** Notes what the browser has put back into fields after a reload, without an event. To be called before React hydrates. */
export function noteRestoredInput() {
  for (const field of fields()) if (isChanged(field)) typed.set(field, valueOf(field));
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false;
  return isCheckable(field) ? field.matches(':checked:not([checked])') : field.value !== field.defaultValue;
}

function record(event: Event) {
  if (isReplaying) return;
  const { type, key = '', ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
  const target = event.target as Field;
  if ((type === 'input' || type === 'change') && target.closest('#main')) typed.set(target, valueOf(target));
  // Of several presses the last one is repeated.
  const button = type === 'click' && !ctrlKey && !metaKey && !shiftKey && target.closest<HTMLElement>(pressable);
  if (button) pressed = button;
  // The search opens with "/" or Ctrl-K, and what follows is meant for it.
  const isText = key.length === 1 && (key === '/' || keys.length > 0) && !target.closest?.('input, textarea, select');
  const isSearch = type === 'keydown' && (ctrlKey || metaKey ? key === 'k' : isText);
  if (isSearch) keys.push({ key, ctrlKey, metaKey, bubbles: true, cancelable: true });
  if (!button && !isSearch) return;
  // The browser would send a form by itself, and React, which may listen already, would do it twice.
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function replay() {
  removeEventListener('pagehide', keep);
  for (const [field, value] of typed) {
    isReplaying = true;
    if (field.isConnected) typeAgain(field, value);
    isReplaying = false;
    // One at a time: the next one must find what this one changed.
    await new Promise((done) => setTimeout(done));
  }
  for (const type of events) removeEventListener(type, record, true);
  pressed?.click();
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', key));
}

/** React takes a field that is written to directly for unchanged, and notices what is written past its own setter. */
function typeAgain(field: Field, value: string | boolean) {
  const property = isCheckable(field) ? 'checked' : 'value';
  // A chosen file stays chosen, and no page may write which.
  if (field.type !== 'file') {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)!;
    Object.assign(field, { [property]: property === 'checked' ? !value : '' });
    set!.call(field, value);
    field.dispatchEvent(new Event(property === 'checked' ? 'click' : 'input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function keep() {
  if (typed.size === 0) return;
  const values = fields().map((field) => (/^(password|file)$/.test(field.type) ? undefined : typed.get(field)));
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // Without storage nothing survives a reload.
  }
}

function restore() {
  try {
    const values = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as (string | boolean | null)[];
    sessionStorage.removeItem(storageKey);
    fields().forEach((field, index) => {
      const value = values[index] ?? null;
      if (value !== null) typed.set(Object.assign(field, { [isCheckable(field) ? 'checked' : 'value']: value }), value);
    });
  } catch {
    // Without storage there is nothing to restore.
  }
}
