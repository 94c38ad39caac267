import { createLanguage, LanguageProvider, type Catalog } from '@advisor/ui/language';
import { useMemo } from 'react';
import type { WordsProps } from './ToolLanguage';

/** A component that provides these words, those of `messages`, and the formats of a locale. */
export const wordsWith = (catalogs: readonly Catalog[]) =>
  function Words({ locale, messages, children }: WordsProps) {
    const language = useMemo(() => createLanguage(canonical(locale), ...catalogs, messages), [locale, messages]);
    return <LanguageProvider language={language}>{children}</LanguageProvider>;
  };

/** The tag as `Intl` writes it, or `en-US` for a text that is no tag. */
function canonical(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0]!;
  } catch {
    console.warn(`"${locale}" is not a language tag such as en-GB or es: the tool uses en-US.`);
    return 'en-US';
  }
}
