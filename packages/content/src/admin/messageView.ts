import { definitions } from '../forms/definitions';
import { pageSizes, readChoice, readPage, readPageSize, writeAddress, type PageSize } from './listAddress';
import { mailStatuses, type MailStatus } from './message';

/** Which messages are shown; newest first. It stands in the address. */
export interface MessageView {
  /** The name of a form, or `all`. */
  form: string;
  mail: MailStatus | 'all';
  /** Whether the owner has dealt with it, or it will be removed by itself within a month. */
  state: MessageState;
  /** From 1. */
  page: number;
  size: PageSize;
}

export const messageStates = ['all', 'open', 'handled', 'expiring'] as const;
export type MessageState = (typeof messageStates)[number];

/** What decides which messages there are, on whatever page. */
export type MessageFilter = Pick<MessageView, 'form' | 'mail' | 'state'>;

/** The forms by which messages come: contact and speaking, and each request form by its name. */
export const messageForms = definitions
  .map(({ name, title, formType }) => ({ name, title: formType === 'contact' ? 'Contact message' : title, formType }))
  .toSorted((a, b) => rank(a.formType) - rank(b.formType) || a.title.localeCompare(b.title));

function rank(formType: string): number {
  return ['contact', 'speaking', 'request'].indexOf(formType);
}

export const defaultMessageView: MessageView = { form: 'all', mail: 'all', state: 'all', page: 1, size: pageSizes[0] };

/** The view that an address names; whatever it does not name, or names wrongly, is that of the first visit. */
export function readMessageView(query: string): MessageView {
  const params = new URLSearchParams(query);
  return {
    form: readChoice(params.get('form'), ['all', ...messageForms.map(({ name }) => name)], 'all'),
    mail: readChoice(params.get('mail'), ['all', ...mailStatuses], 'all'),
    state: readChoice(params.get('state'), messageStates, 'all'),
    page: readPage(params.get('page')),
    size: readPageSize(params.get('size')),
  };
}

/** Whether a view leaves messages out. */
export function isFiltered({ form, mail, state }: MessageFilter): boolean {
  return form !== 'all' || mail !== 'all' || state !== 'all';
}

/** The address of a view, from its "?": only what differs from the first visit. */
export function messageViewAddress(view: MessageView): string {
  return writeAddress({ ...view }, { ...defaultMessageView });
}
