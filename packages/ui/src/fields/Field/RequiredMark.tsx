import { mark } from './Field.css';

/** The asterisk explained by the note at the top of the form. Hidden from screen readers. Renders a `<span>`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={mark}>
      {' *'}
    </span>
  );
}
