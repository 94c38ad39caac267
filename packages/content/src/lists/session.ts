import type { Point } from './shapes';

/** A meeting, program or engagement that can be booked; its card selects `option` in the page's form. */
export interface Session extends Point {
  duration: string;
  /** The form's option that stands for this session. */
  option: string;
  /** The format or frequency. */
  format?: string;
  includes?: readonly string[];
}

/** An option of a form: the value that is sent, and its label. */
export interface Option {
  value: string;
  label: string;
}
