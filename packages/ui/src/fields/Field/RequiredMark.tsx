import { mark } from './Field.css';

/** The asterisk that the note at the top of the form explains. Screen readers get it from the control. Renders a `<span>`. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={mark}>
      {' *'}
    </span>
  );
}
