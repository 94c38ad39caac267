import * as styles from './IndustryGlossary.css';
import { filterTerms, type GlossaryTerm } from './engine';

/** All terms from A to Z, for browsers without scripts. Renders a `<dl>`. */
export function PlainTerms({ terms }: { terms: readonly GlossaryTerm[] }) {
  return (
    <dl className={styles.plain}>
      {filterTerms(terms).map(({ id, term, abbreviation, definition }) => (
        <div key={id} id={id}>
          <dt className={styles.plainTerm}>{abbreviation ? `${term} (${abbreviation})` : term}</dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
