import type { Point } from './shapes';

/** A meeting, program or engagement that can be booked; its card selects `option` in the page's form. */
export interface Session extends Point {
  duration: string;
  /** The form's option that stands for this session. */
  option: string;
  /** How or how often it takes place. */
  format?: string;
  includes?: readonly string[];
}

/** A choice of a form: what is sent, and what the visitor reads. */
export interface Option {
  value: string;
  label: string;
}

/** Where the card of an option leads: to the form of the page, which takes the option from the address. */
export const choosing = (option: string) => `?type=${option}#form` as const;
