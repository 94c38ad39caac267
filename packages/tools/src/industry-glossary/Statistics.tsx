import { memo } from 'react';
import { statistics, type GlossaryTerm } from './engine';
import { numberFormat } from '../language';
import { useGlossaryLanguage } from './useGlossaryLanguage';
import * as styles from './IndustryGlossary.css';

export interface StatisticsProps {
  all: readonly GlossaryTerm[];
  found: readonly GlossaryTerm[];
}

// GLOSSARY-4
/** The four numbers above the list. Renders a `<dl>`. */
export const Statistics = memo(function Statistics({ all, found }: StatisticsProps) {
  const { t, locale } = useGlossaryLanguage();
  const { totalTerms, categories, abbreviations, searchResults } = statistics(all, found);
  const numbers = [
    ['Total Terms', totalTerms],
    ['Categories', categories],
    ['Abbreviations', abbreviations],
    ['Search Results', searchResults],
  ] as const;
  return (
    <dl className={styles.strip}>
      {numbers.map(([label, value]) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.small}>{t(label)}</dt>
          <dd className={styles.figure}>{numberFormat(locale)(value)}</dd>
        </div>
      ))}
    </dl>
  );
});
