import { cutText } from '@advisor/ui/text';
import { readChoice, readPage, writeAddress } from '../lists/listAddress';
import { subscriberStates, type SubscriberFilter } from './subscriberStore';

/** The displayed subscribers. Kept in the URL. */
export interface SubscriberView extends SubscriberFilter {
  /** From 1. */
  page: number;
}

/** The maximum length of a search. */
export const subscriberSearchLimit = 60;

const defaults: SubscriberView = { state: 'all', search: '', page: 1 };

/** Parses the view from a query string, with defaults for missing or invalid values. */
export function readSubscriberView(query: string): SubscriberView {
  const params = new URLSearchParams(query);
  return {
    state: readChoice(params.get('state'), ['all', ...subscriberStates], 'all'),
    search: cutText((params.get('search') ?? '').trim(), subscriberSearchLimit),
    page: readPage(params.get('page')),
  };
}

/** The query string of a view, starting with "?", without default values. */
export const subscriberViewAddress = (view: SubscriberView): string => writeAddress({ ...view }, { ...defaults });
