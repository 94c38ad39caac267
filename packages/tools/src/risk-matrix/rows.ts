import { queryOf, type Phrase } from '@advisor/ui/text';
import { searchable } from '../search';
import type { Risk } from './document';
import { afterMitigation, sortByScore, type Level, type RiskStatus } from './rules';
import type { RegisterFilter, View } from './view';
import { englishTranslator } from './words';

/** A risk as rated in the chosen view. */
export interface Row {
  risk: Risk;
  probability: Level;
  impact: Level;
  status: RiskStatus;
  /** The searched text. */
  text: string;
}

/** The risks as rated in the view, highest score first. */
export function rowsOf(
  risks: readonly Risk[],
  view: View,
  tell: (message: Phrase) => string = englishTranslator,
): Row[] {
  return sortByScore(
    risks.map((risk) => {
      const { probability, impact } = view === 'after' ? afterMitigation(risk) : risk;
      const texts = [risk.title, risk.description, tell({ text: risk.category }), risk.owner, risk.mitigation];
      return { risk, probability, impact, status: risk.status, text: searchable(texts) };
    }),
  );
}

/** The rows that match the filter, in their order. */
export function filterRows(rows: readonly Row[], { search, status, cell }: RegisterFilter): Row[] {
  const query = queryOf(search);
  return rows.filter(
    (row) =>
      (status === '' || row.status === status) &&
      (!cell || (row.probability === cell.probability && row.impact === cell.impact)) &&
      query !== null &&
      row.text.includes(query),
  );
}
