type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storageKey = `early-input ${location.pathname}`;
const events = ['beforeinput', 'input', 'change', 'click', 'keydown'];
/** Controls that do nothing without scripts, or would discard what was typed. */
const pressable = `:is(button:not([popovertarget], [role=alert] *), [data-acts], a[href^="${location.pathname}?"])`;
/** Each with presses of its own: the bar has fewer buttons once it is known that nobody is signed in. */
const areas = ['#_main', '#_root > :not(#_main)'] as const;

/** By the place of a field and not by its element: where the page was touched meanwhile, React draws it anew. */
const typed = new Map<string, string | boolean>();
const keys: KeyboardEventInit[] = [];
/** What was pressed, its area, and its place among all that can be pressed there. */
let pressed: [element: HTMLElement, area: string, place: number] | undefined;
/** The place of the field that was last used. */
let used = '';
let isReplaying = false;

const isCheckable = ({ type }: Field) => /^(checkbox|radio)$/.test(type);
const pressables = (area: string) => [...document.querySelectorAll<HTMLElement>(`${area} ${pressable}`)];
const valueOf = (field: Field) => (isCheckable(field) ? (field as HTMLInputElement).checked : field.value);

/** Names that React makes, which are others when a page is drawn anew. */
const generated = /^_[rR]_/;

/**
 * The fields by their place: their form, name and, among those with the same, number. Not those in the bar: the theme
 * switch needs no script.
 */
function fieldsByPlace(): Map<string, Field> {
  const forms = [...document.forms];
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>('#_main :is(input, textarea, select)')) {
    const name = generated.test(field.name) ? '' : field.name;
    const place = `${field.form ? forms.indexOf(field.form) : ''} ${name} ${isCheckable(field) ? field.value : ''}`;
    let number = 0;
    while (fields.has(`${place} ${number}`)) number++;
    fields.set(`${place} ${number}`, field);
  }
  return fields;
}

const placeOf = (field: Field) => [...fieldsByPlace()].find(([, each]) => each === field)?.[0];

/**
 * Records what a visitor types and clicks before hydration, and replays it on the event `hydrated` (SITE-15).
 * A reload before that loses only passwords and files.
 */
export function recordEarlyInput() {
  restore();
  for (const type of events) addEventListener(type, record, true);
  addEventListener('pagehide', keep);
  addEventListener('hydrated', () => void replay(), { once: true });
}

/** Records field values that the browser restored after a reload, without an event. Call it before React hydrates. */
export function noteRestoredInput() {
  for (const [place, field] of fieldsByPlace()) if (isChanged(field)) typed.set(place, valueOf(field));
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false;
  return isCheckable(field) ? field.matches(':checked:not([checked])') : field.value !== field.defaultValue;
}

function record(event: Event) {
  if (isReplaying) return;
  const { type, key = '', ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
  const target = event.target as Field;
  // React resets a field when it renders it again before the replay; what is typed next belongs after what was typed.
  const place = placeOf(target);
  const value = place && typed.get(place);
  if (type === 'beforeinput' && typeof value === 'string' && target.value !== value) target.value = value;
  if (place) used = place;
  if (place && (type === 'input' || type === 'change')) typed.set(place, valueOf(target));
  // Of several clicks, the last one is replayed.
  const button = type === 'click' && !ctrlKey && !metaKey && !shiftKey && target.closest<HTMLElement>(pressable);
  const area = button && areas.find((each) => button.closest(each));
  if (area) pressed = [button, area, pressables(area).indexOf(button)];
  // The search opens with "/" or Ctrl-K; the following keys are its input.
  const isText = key.length === 1 && (key === '/' || keys.length > 0) && !target.closest?.('input, textarea, select');
  const isSearch = type === 'keydown' && (ctrlKey || metaKey ? key === 'k' : isText);
  if (isSearch) keys.push({ key, ctrlKey, metaKey, bubbles: true, cancelable: true });
  if (!area && !isSearch) return;
  // The browser would submit a form by itself, and React, if it is already listening, would do it again.
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function replay() {
  for (const [place, value] of typed) {
    const field = fieldsByPlace().get(place);
    isReplaying = true;
    if (field) replayInput(field, value);
    isReplaying = false;
    // One at a time: each one must see the changes of the one before.
    await new Promise((done) => setTimeout(done));
  }
  // Not earlier: a reload during the replay would lose what the form does not have yet.
  removeEventListener('pagehide', keep);
  for (const type of events) removeEventListener(type, record, true);
  if (document.activeElement === document.body) fieldsByPlace().get(used)?.focus();
  if (pressed) {
    const [element, area, place] = pressed;
    // What React has drawn anew is found by its place; there may be more buttons by now, such as those of a message.
    (element.isConnected ? element : pressables(area)[place])?.click();
  }
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', key));
}

/** React ignores values set through its own setter, so the native setter of the prototype is used. */
function replayInput(field: Field, value: string | boolean) {
  const property = isCheckable(field) ? 'checked' : 'value';
  // A chosen file stays chosen, and scripts cannot set it.
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
  const values = [...fieldsByPlace()].flatMap(([place, { type }]) =>
    typed.has(place) && !/^(password|file)$/.test(type) ? [[place, typed.get(place)]] : [],
  );
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // Without storage nothing survives a reload.
  }
}

function restore() {
  try {
    const values = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, string | boolean][];
    sessionStorage.removeItem(storageKey);
    const fields = fieldsByPlace();
    for (const [place, value] of values) {
      const field = fields.get(place);
      if (!field) continue;
      Object.assign(field, { [isCheckable(field) ? 'checked' : 'value']: value });
      typed.set(place, value);
    }
  } catch {
    // Without storage there is nothing to restore.
  }
}
