import { useEffect, useState } from 'react';
import { countInWords } from '../../layout/Text/countInWords';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { count, exceeded } from './Field.css';

/** The last tenth of the limit, and never fewer than ten characters: from there on the count is shown. */
const near = (limit: number) => Math.max(10, Math.ceil(limit / 10));

/** How long typing pauses before the count is read out, in ms: who types hears the keys, not a number for each. */
const PAUSE = 1000;

export interface CharacterCountProps {
  id: string;
  used: number;
  limit: number;
}

/**
 * Says how many characters are left once the limit is near, and how many are too many. Renders a `<p>`, and beside it
 * what is read out politely when typing pauses.
 */
export function CharacterCount({ id, used, limit }: CharacterCountProps) {
  const text = wordsFor(limit - used, limit);
  // What was there when the field was drawn is no news.
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p id={id} className={used > limit ? `${count} ${exceeded}` : count}>
        {text}
      </p>
      <span aria-live="polite">
        <VisuallyHidden>{said === text ? said : ''}</VisuallyHidden>
      </span>
    </>
  );
}

function wordsFor(left: number, limit: number): string {
  if (left > near(limit)) return '';
  const count = Math.abs(left);
  return `${countInWords(count)} ${count === 1 ? 'character' : 'characters'} ${left < 0 ? 'too long' : 'left'}`;
}
