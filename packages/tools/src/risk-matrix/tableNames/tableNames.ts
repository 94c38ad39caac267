import type { ImportedRisk } from '../document';
import type { Level, RiskCategory, RiskStatus } from '../rules';

/** The names of columns and values in one language's tables, as different programs and people write them. */
export interface TableNames {
  /**
   * The usual names of each column, best first: lower case without accents, spaces and punctuation (`nombredelriesgo`).
   */
  columns: Readonly<Record<keyof ImportedRisk, readonly string[]>>;
  /** Matches the names of computed columns, such as scores, and of numbers. Names are written as in `columns`. */
  computed: RegExp;
  /** Matches the names of columns with ratings after mitigation. */
  residual: RegExp;
  /**
   * The texts of each value in lower case. The first is the value itself and accepted as such; the others are synonyms,
   * which a preview shows for confirmation.
   */
  values: {
    level: Readonly<Record<Level, readonly string[]>>;
    category: Readonly<Record<RiskCategory, readonly string[]>>;
    status: Readonly<Record<RiskStatus, readonly string[]>>;
  };
}

/** A comma-separated list, which is smaller than an array of strings. */
export const list = (text: string): readonly string[] => text.split(',');
