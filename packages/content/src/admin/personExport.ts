import { cutText, localDate } from '@advisor/ui/text';
import type { StoredMessage } from './messageStore';

/** Everything stored about a person, as JSON: every column of every message. */
export function personExport(email: string, messages: readonly StoredMessage[], now: Date): string {
  // JSON.stringify escapes lone surrogates, so that the file is valid UTF-8 whatever was stored.
  return `${JSON.stringify({ person: email, exportedAt: now.toISOString(), messages }, null, 2)}\n`;
}

/** The name of that file: `messages-ada-northwind.example-2026-11-21.json`. */
export function personFileName(email: string, now: Date): string {
  const person = email.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-');
  return `messages-${cutText(person, 60)}-${localDate(now)}.json`;
}
