import { formatCount } from '@advisor/ui';
import { memo } from 'react';
import { statistics, type GlossaryTerm } from './engine';
import * as styles from './IndustryGlossary.css';

export interface StatisticsProps {
  all: readonly GlossaryTerm[];
  found: readonly GlossaryTerm[];
}

// GLOSSARY-4
/** The four numbers above the list. Renders a `<dl>`. */
export const Statistics = memo(function Statistics({ all, found }: StatisticsProps) {
  const { totalTerms, categories, abbreviations, searchResults } = statistics(all, found);
  const numbers: [label: string, value: number][] = [
    ['Total Terms', totalTerms],
    ['Categories', categories],
    ['Abbreviations', abbreviations],
    ['Search Results', searchResults],
  ];
  return (
    <dl className={styles.strip}>
      {numbers.map(([label, value]) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.small}>{label}</dt>
          <dd className={styles.figure}>{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
});
