import { cutText } from '@advisor/ui/text';
import { definitions } from '../../forms/definitions';
import { pageSizes, readChoice, readPage, readPageSize, writeAddress, type PageSize } from '../lists/listAddress';
import { mailStatuses, messageStates, type MailStatus } from './message';

// MESSAGE-5
/** The displayed messages, newest first, and the open one. Kept in the URL. */
export interface MessageView {
  /** The search text as typed; '' for all. */
  words: string;
  /** One of `messageStates`, or unread, spam, or expiring within a month. Spam is in no other state. */
  state: MessageStateFilter;
  /** The name of a form, or `all`. */
  form: string;
  mail: MailStatus | 'all';
  due: DueFilter;
  report: ReportFilter;
  /** The range of arrival dates, inclusive, such as 2026-11-30; '' for any. */
  from: string;
  to: string;
  /** From 1. */
  page: number;
  size: PageSize;
  /** The id of the open message; '' for the list. */
  open: string;
}

export const messageStateFilters = ['all', 'unread', ...messageStates, 'spam', 'expiring'] as const;
export type MessageStateFilter = (typeof messageStateFilters)[number];

/** `today` includes what is overdue; `week` is due within seven days. */
export const dueFilters = ['all', 'overdue', 'today', 'week', 'any'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** Whether a tool's report is attached. */
export const reportFilters = ['all', 'with'] as const;
export type ReportFilter = (typeof reportFilters)[number];

/** The filter of a view, without its page. */
export type MessageFilter = Omit<MessageView, 'page' | 'size' | 'open'>;

/** The maximum length of a search. */
export const wordsLength = 200;

/** The forms that send messages: contact, speaking, and the request forms by name. */
export const messageForms = definitions
  .map(({ name, title, formType }) => ({ name, title: formType === 'contact' ? 'Contact message' : title, formType }))
  .toSorted((a, b) => rank(a.formType) - rank(b.formType) || a.title.localeCompare(b.title));

function rank(formType: string): number {
  return ['contact', 'speaking', 'request'].indexOf(formType);
}

/** Matches every message except spam. */
export const everyMessage: MessageFilter = {
  words: '',
  state: 'all',
  form: 'all',
  mail: 'all',
  due: 'all',
  report: 'all',
  from: '',
  to: '',
};

export const defaultMessageView: MessageView = { ...everyMessage, page: 1, size: pageSizes[0], open: '' };

/** Parses the view from a query string, with defaults for missing or invalid values. */
export function readMessageView(query: string): MessageView {
  const params = new URLSearchParams(query);
  return {
    words: cutText((params.get('words') ?? '').trim(), wordsLength),
    state: readChoice(params.get('state'), messageStateFilters, 'all'),
    form: readChoice(params.get('form'), ['all', ...messageForms.map(({ name }) => name)], 'all'),
    mail: readChoice(params.get('mail'), ['all', ...mailStatuses], 'all'),
    due: readChoice(params.get('due'), dueFilters, 'all'),
    report: readChoice(params.get('report'), reportFilters, 'all'),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    page: readPage(params.get('page')),
    size: readPageSize(params.get('size')),
    open: /^[\w-]{1,40}$/.exec(params.get('open') ?? '')?.[0] ?? '',
  };
}

/** A date between 2000 and 2199 in the format of date inputs; '' for anything else. */
export function readDay(text: string | null): string {
  if (text === null || !/^2[01]\d\d-\d\d-\d\d$/.test(text)) return '';
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}

/** The filter of a view. */
export function filterOf({ words, state, form, mail, due, report, from, to }: MessageFilter): MessageFilter {
  return { words, state, form, mail, due, report, from, to };
}

/** Whether a view has a filter. */
export function isFiltered(view: MessageFilter): boolean {
  return Object.entries(filterOf(view)).some(([name, value]) => value !== everyMessage[name as keyof MessageFilter]);
}

/** The query string of a view, starting with "?", without default values. */
export function messageViewAddress(view: MessageView): string {
  return writeAddress({ ...view }, { ...defaultMessageView });
}
