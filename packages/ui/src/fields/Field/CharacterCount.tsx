import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language/useLanguage';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { besideError, count, exceeded } from './Field.css';

/** The count is shown within the last tenth of the limit, at least the last ten characters. */
const near = (limit: number) => Math.max(10, Math.ceil(limit / 10));

/** The pause in typing before the count is announced, in ms, so that it is not announced at every key. */
export const readOutPause = 1000;

export interface CharacterCountProps {
  id: string;
  /** The field's label: a delayed announcement names its field. */
  label: string;
  used: number;
  limit: number;
}

/**
 * Shows how many characters are left near the limit, or how many are too many. Renders a `<div>` with a `<p>` and a
 * polite live region, which is updated when typing pauses.
 */
export function CharacterCount({ id, label, used, limit }: CharacterCountProps) {
  const text = wordsFor(useLanguage(), limit - used, limit);
  const [said, setSaid] = useState('');
  const before = useRef(text);
  useEffect(() => {
    // A count that was there from the start is not announced.
    if (before.current === text) return;
    before.current = text;
    const timer = setTimeout(() => setSaid(text), readOutPause);
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
