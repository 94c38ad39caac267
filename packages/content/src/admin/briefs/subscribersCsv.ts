import { wellFormed } from '@advisor/ui/text';
import { dayOf, formulaStart } from '../messages/messagesCsv';
import type { Subscriber } from './subscriberStore';

/** Subscribers as CSV for a spreadsheet, like `messagesCsv`. The writer is loaded on the first call. */
export async function subscribersCsv(subscribers: readonly Subscriber[]): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const rows = subscribers.map((each) => ({
    Email: each.email,
    Name: each.name,
    State: each.state,
    Brief: each.brief_type,
    Industry: each.industry ?? '',
    Frequency: each.frequency,
    Source: each.source,
    Ordered: each.consented_at,
    Confirmed: each.confirmed_at ?? '',
    Unsubscribed: each.unsubscribed_at ?? '',
    Bounced: each.bounced_at ?? '',
    'Last edition': each.last_edition_at ?? '',
  }));
  const table = Papa.unparse({ fields: columns, data: rows }, { escapeFormulae: formulaStart, newline: '\r\n' });
  return `\uFEFF${wellFormed(table)}\r\n`;
}

const columns = [
  'Email',
  'Name',
  'State',
  'Brief',
  'Industry',
  'Frequency',
  'Source',
  'Ordered',
  'Confirmed',
  'Unsubscribed',
  'Bounced',
  'Last edition',
];

/** The file name: `subscribers-2026-11-21.csv`. */
export const subscribersFileName = (now: Date): string => `subscribers-${dayOf(now)}.csv`;
