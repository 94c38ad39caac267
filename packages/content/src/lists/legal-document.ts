import type { RichTextValue } from '@advisor/ui/sections';
import type { IsoDate } from './kinds';

/** A section of a legal text. */
export interface LegalSection {
  heading: string;
  paragraphs: readonly RichTextValue[];
  items?: readonly RichTextValue[];
}

// PAGE-26
/** A legal text. The page shows today's date beside `lastRevised`. */
export interface LegalDocument {
  headline: string;
  lead: string;
  lastRevised: IsoDate;
  sections: readonly LegalSection[];
  contact: { heading: string; text: RichTextValue; name: string; email: string };
}

/** The contact block of both texts. */
export function legalContact(text: string): LegalDocument['contact'] {
  return { heading: 'Contact', text, name: '{legalName}', email: '{legalEmail}' };
}
