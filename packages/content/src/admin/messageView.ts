import { cutText } from '@advisor/ui/text';
import { definitions } from '../forms/definitions';
import { pageSizes, readChoice, readPage, readPageSize, writeAddress, type PageSize } from './listAddress';
import { mailStatuses, type MailStatus } from './message';

// ADMIN-11
/** Which messages are shown, newest first. Kept in the address. */
export interface MessageView {
  /** The name of a form, or `all`. */
  form: string;
  mail: MailStatus | 'all';
  /** Whether it is handled, or expires within a month. */
  state: MessageState;
  /** The number of a message, or a half of it, as the owner typed it; empty for all. */
  reference: string;
  /** From 1. */
  page: number;
  size: PageSize;
}

export const messageStates = ['all', 'open', 'handled', 'expiring'] as const;
export type MessageState = (typeof messageStates)[number];

/** The filter of a view, without its page. */
export type MessageFilter = Pick<MessageView, 'form' | 'mail' | 'state' | 'reference'>;

/** The greatest length of a number that is typed with blanks or quoted in brackets. */
export const referenceLength = 40;

/** The forms by which messages come: contact and speaking, and each request form by its name. */
export const messageForms = definitions
  .map(({ name, title, formType }) => ({ name, title: formType === 'contact' ? 'Contact message' : title, formType }))
  .toSorted((a, b) => rank(a.formType) - rank(b.formType) || a.title.localeCompare(b.title));

function rank(formType: string): number {
  return ['contact', 'speaking', 'request'].indexOf(formType);
}

export const defaultMessageView: MessageView = {
  form: 'all',
  mail: 'all',
  state: 'all',
  reference: '',
  page: 1,
  size: pageSizes[0],
};

/** The view of an address, with defaults for missing or invalid values. */
export function readMessageView(query: string): MessageView {
  const params = new URLSearchParams(query);
  return {
    form: readChoice(params.get('form'), ['all', ...messageForms.map(({ name }) => name)], 'all'),
    mail: readChoice(params.get('mail'), ['all', ...mailStatuses], 'all'),
    state: readChoice(params.get('state'), messageStates, 'all'),
    reference: cutText((params.get('reference') ?? '').trim(), referenceLength),
    page: readPage(params.get('page')),
    size: readPageSize(params.get('size')),
  };
}

/** Whether a view has a filter. */
export function isFiltered({ form, mail, state, reference }: MessageFilter): boolean {
  return form !== 'all' || mail !== 'all' || state !== 'all' || reference !== '';
}

// CONTACT-12
/** The stored form of a number, or of a half of it, that somebody has typed, quoted or read aloud. */
export function normalReference(typed: string): string {
  const digits = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return digits.length > 4 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits;
}

/** The query of a view, beginning with "?": only what differs from the defaults. */
export function messageViewAddress(view: MessageView): string {
  return writeAddress({ ...view }, { ...defaultMessageView });
}
