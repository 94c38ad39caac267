import type { ReactNode } from 'react';
import type { Language } from './catalog';
import { LanguageContext } from './LanguageContext';

export interface LanguageProviderProps {
  /** The result of `createLanguage`. Keep it stable between renders: a new one re-renders every text. */
  language: Language;
  children: ReactNode;
}

/** Provides the texts and formats of a language. Without it they are English. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}
