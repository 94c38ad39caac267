import { useLanguage, type Catalog } from '@advisor/ui/language';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { ToolInLanguagesProps } from './tool';
import { waiting } from './ToolFrame.css';

export interface WordsProps extends Pick<ToolInLanguagesProps, 'messages'> {
  locale: string;
  children: ReactNode;
}

/** What provides the words of a tool, by the subtag of the language. */
export type ToolLanguages = Readonly<Record<string, ComponentType<WordsProps>>>;

export interface ToolLanguageProps extends Partial<WordsProps> {
  /** What `toolLanguages` returned. */
  languages: ToolLanguages;
}

// TOOL-21
/**
 * Gives a tool its words and formats. For what is not plain English they are loaded first; without them the tool is English.
 * Renders its children, and while it loads an empty `<div>`.
 */
export function ToolLanguage({ locale, messages, languages, children }: ToolLanguageProps) {
  const around = useLanguage().locale;
  const tag = locale ?? around;
  if (tag === around && tag === 'en-US' && !messages) return children;
  const language = tag.split('-')[0]!;
  const Words = Object.hasOwn(languages, language) ? languages[language]! : Formats;
  return (
    <Suspense fallback={<div className={waiting} />}>
      <Words locale={tag} messages={messages}>
        {children}
      </Words>
    </Suspense>
  );
}

/** The languages of a tool besides English, with what loads the tool's own words. */
export const toolLanguages = ({ es }: Record<'es', () => Promise<Catalog>>): ToolLanguages => ({
  es: provide(async () => (await import('../language/es')).es, es),
});

const provide = (...loads: (() => Promise<Catalog>)[]) =>
  lazy<ComponentType<WordsProps>>(async () => {
    try {
      const [{ wordsWith }, ...words] = await Promise.all([import('./wordsWith'), ...loads.map((load) => load())]);
      return { default: wordsWith(words) };
    } catch (error) {
      console.warn('The words of a tool could not be loaded: it is in English.', error);
      return { default: ({ children }) => children };
    }
  });

/** For a language that the tool does not have: the words of `messages`, and formats. */
const Formats = provide();
