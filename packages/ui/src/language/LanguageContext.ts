import { createContext, useContext } from 'react';
import type { Language, TextOf } from './catalog';
import type { UiWords } from './es';

/** Undefined for English. Consumers declare the texts that they need. */
export const LanguageContext = createContext<unknown>(undefined);

/** A single text for components in the first load, without the rest of `useLanguage`. */
export function useText(text: TextOf<UiWords>): string {
  const language = useContext(LanguageContext) as Language<UiWords> | undefined;
  return language ? language.tell({ text }) : text;
}
