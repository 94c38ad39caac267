import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { Notice } from '../../feedback/notify';
import type { BotCheck } from './Honeypot';

/** `Answer` is what `onSubmit` resolves to. */
export interface FormProps<Values extends FormikValues, Answer = unknown> {
  /** The fields. */
  children: ReactNode;
  /** The values at first and after a success, one for each field: '' for text, `null` for a number, [] for checkboxes. */
  initialValues: Values;
  /** The validation. Its messages are shown as they are; see `messages`. */
  schema: AnyObjectSchema;
  /** The label of the button: "Send message". */
  submitLabel: string;
  /**
   * The label of the button while sending: "Sending…".
   * @default the same as `submitLabel`
   */
  busyLabel?: string;
  // FORM-1
  /**
   * Called when everything is valid, with the values as the schema casts them (trimmed, for example), and with an id for
   * what is sent: a UUID, the same when the same values are sent again, with a draft also after a reload.
   * After a rejection the values are kept. A rejection may have `fields`, a record from field name to message, shown at
   * the fields; `reason`, a sentence shown above the button; and `retry`, true if sending again may help, which adds a
   * "Try again" button.
   * Without it the form is inert: nothing is validated, sent or put into the address bar.
   */
  onSubmit?: (values: Values, check: BotCheck, id: string) => Promise<Answer>;
  /** The notice on success, unless `renderSent` says it. */
  successNotice?: Notice;
  /**
   * The words on failure, shown above the button with "Your text is kept.", or as a notice if the form is no longer
   * there. A function gets the rejection and returns the complete words.
   */
  failureNotice?: Notice | ((rejection: unknown) => Notice);
  /** Called after a success, once the form is cleared. */
  onDone?: (values: Values) => void;
  /** Called when the form starts or stops differing from its initial values, and with `false` when it unmounts: for an unsaved-changes guard. */
  onDirtyChange?: (dirty: boolean) => void;
  /**
   * Replaces the form after a success, with what was sent and what `onSubmit` has resolved to; see `SentPanel`. Without it the
   * form is shown again, empty.
   */
  renderSent?: (values: Values, startAgain: () => void, answer: Answer) => ReactNode;
  /**
   * The name under which a draft is kept in this tab, so that it survives a reload, with a button that clears it.
   * A success removes it. Passwords are never kept.
   */
  draftKey?: string;
  /** Names of further values that a draft never keeps: a consent that has to be given anew. */
  notKept?: readonly string[];
  /** Values from elsewhere, such as the address. When they change, focus moves to the first of these fields. */
  prefill?: Partial<Values>;
  /**
   * Whether to add a honeypot, a hidden field that only bots fill in. `onSubmit` receives its value.
   * @default false
   */
  honeypot?: boolean;
  /** Shown above the fields if scripts are off: another way to reach you, as a link. */
  withoutScript?: ReactNode;
  /** Further buttons, after the submit button. */
  actions?: ReactNode;
  /** Names the form to screen readers and makes it a landmark. */
  label?: string;
}
