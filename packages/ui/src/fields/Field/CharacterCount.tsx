import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language/useLanguage';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { besideError, count, exceeded } from './Field.css';

/** The count is shown within the last tenth of the limit, but at least for the last ten characters. */
const near = (limit: number) => Math.max(10, Math.ceil(limit / 10));

/** Debounce for announcing the count, in ms. */
const PAUSE = 1000;

export interface CharacterCountProps {
  id: string;
  /** The field's label, so that a delayed announcement names its field. */
  label: string;
  used: number;
  limit: number;
}

/**
 * Shows how many characters are left near the limit, or how many are too many. Renders a `<div>` with a `<p>` and a
 * polite live region, debounced while typing.
 */
export function CharacterCount({ id, label, used, limit }: CharacterCountProps) {
  const text = wordsFor(useLanguage(), limit - used, limit);
  const [said, setSaid] = useState('');
  const before = useRef(text);
  useEffect(() => {
    // The initial count is not announced.
    if (before.current === text) return;
    before.current = text;
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className={besideError}>
      <p id={id} className={used > limit ? `${count} ${exceeded}` : count}>
        {text}
      </p>
      <span aria-live="polite">
        <VisuallyHidden>{said === text && said !== '' ? `${label}: ${said}` : ''}</VisuallyHidden>
      </span>
    </div>
  );
}

function wordsFor({ plural }: ReturnType<typeof useLanguage>, left: number, limit: number): string {
  if (left > near(limit)) return '';
  return left < 0
    ? plural(-left, '{count} character too long', '{count} characters too long')
    : plural(left, '{count} character left', '{count} characters left');
}
