import { useEffect, useRef, useState } from 'react';
import { countInWords } from '../../layout/Text/countInWords';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { besideError, count, exceeded } from './Field.css';

/** The last tenth of the limit, and never fewer than ten characters: from there on the count is shown. */
const near = (limit: number) => Math.max(10, Math.ceil(limit / 10));

/** How long typing pauses before the count is read out, in ms: who types hears the keys, not a number for each. */
const PAUSE = 1000;

export interface CharacterCountProps {
  id: string;
  /** Of the field: what is read out later than it is typed has to say what it is about. */
  label: string;
  used: number;
  limit: number;
}

/**
 * Says how many characters are left once the limit is near, and how many are too many. Renders a `<div>` with a
 * `<p>` and what is read out politely when typing pauses.
 */
export function CharacterCount({ id, label, used, limit }: CharacterCountProps) {
  const text = wordsFor(limit - used, limit);
  const [said, setSaid] = useState('');
  const before = useRef(text);
  useEffect(() => {
    // What stood there from the start is no news.
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

function wordsFor(left: number, limit: number): string {
  if (left > near(limit)) return '';
  const count = Math.abs(left);
  return `${countInWords(count)} ${count === 1 ? 'character' : 'characters'} ${left < 0 ? 'too long' : 'left'}`;
}
