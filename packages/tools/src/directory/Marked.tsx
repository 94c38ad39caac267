import { highlight } from '../search';
import { mark } from './rows.css';

// TOOL-10
/** A text with the matches of a search highlighted. Renders text, and a `<mark>` for each match. */
export function Marked({ text, search }: { text: string; search: string }) {
  return highlight(text, search).map(({ text: part, match }, index) =>
    match ? (
      // The parts have no identity but their position.
      <mark key={index} className={mark}>
        {part}
      </mark>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
}
