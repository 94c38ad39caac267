import type { ReactNode } from 'react';
import type { Language } from './catalog';
import { LanguageContext } from './LanguageContext';

export interface LanguageProviderProps {
  /** What `createLanguage` returned. Keep it between renders: another one renders every text again. */
  language: Language;
  /** The application, or the part of a page, that is in this language. */
  children: ReactNode;
}

/** Gives every component below it the words and formats of a language. Without it they are English. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}
