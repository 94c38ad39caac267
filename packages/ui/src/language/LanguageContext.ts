import { createContext, useContext } from 'react';
import type { Language, TextOf } from './catalog';
import type { UiWords } from './es';

/** Undefined for English. Which words the language must have, its users say. */
export const LanguageContext = createContext<unknown>(undefined);

/** One text, for what every page loads: the rest of `useLanguage` is left out of a bundle. */
export function useText(text: TextOf<UiWords>): string {
  const language = useContext(LanguageContext) as Language<UiWords> | undefined;
  return language ? language.tell({ text }) : text;
}
