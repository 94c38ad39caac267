import { mark } from './Field.css';

/** The asterisk that the note at the top of the form explains. Hidden from screen readers. Renders a `<span>`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={mark}>
      {' *'}
    </span>
  );
}
