import { honeypot } from './Form.css';

/** The name of the honeypot. Browsers know no such field and do not fill it in. */
const honeypotName = 'leave_empty';

/** How a form was submitted, for a server that detects bots. */
export interface BotCheck {
  /** The value of the honeypot: '' unless a bot filled it in. */
  trap: string;
  /** Milliseconds since the form was shown. */
  elapsed: number;
}

/** A field that only bots fill in: out of sight, out of the Tab order and not announced. Renders a `<div>`. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className={honeypot}>
      <label>
        Leave this field empty
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/**
 * Takes the value out of the honeypot; '' without one. A person whose browser has filled it in cannot see it, and may send
 * again.
 */
export function takeHoneypot(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(honeypotName);
  if (!(field instanceof HTMLInputElement)) return '';
  const { value } = field;
  field.value = '';
  return value;
}
