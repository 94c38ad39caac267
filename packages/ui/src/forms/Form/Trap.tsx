import { trap } from './Form.css';

/** The name of the field that a person never fills in: no browser has anything to fill in for it. */
const trapName = 'leave_empty';

/** How a submit came about, for a server that tells people from bots. */
export interface BotCheck {
  /** What stands in the field that nobody sees: '' from a person. */
  trap: string;
  /** Milliseconds since the form was shown. */
  elapsed: number;
}

/** A field for bots: out of sight, out of the order of the Tab key and not read out. Renders a `<div>`. */
export function Trap() {
  return (
    <div aria-hidden="true" className={trap}>
      <label>
        Leave this field empty
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** What stands in the field. */
export function trapped(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem(trapName);
  return field instanceof HTMLInputElement ? field.value : '';
}
