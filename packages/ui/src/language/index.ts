export type { Catalog, Language, Overrides, PluralForms, PluralOf, TextOf, ValuesFor } from './catalog';
export { createLanguage } from './createLanguage';
export type { UiWords } from './es';
export { LanguageProvider, type LanguageProviderProps } from './LanguageProvider';
export { useLanguage } from './useLanguage';
