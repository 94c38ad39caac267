import { highlight } from '../search';
import { mark } from './rows.css';

/** A text in which what the search found is marked. Renders text, and a `<mark>` for each match. */
export function Marked({ text, search }: { text: string; search: string }) {
  return highlight(text, search).map(({ text: part, match }, index) =>
    match ? (
      // The parts of a text have no other name than their place.
      <mark key={index} className={mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
