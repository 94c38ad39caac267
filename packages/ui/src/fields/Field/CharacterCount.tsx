import { count } from './Field.css';

/** The last tenth of the limit, and never fewer than ten characters: from there on the count is shown. */
const near = (limit: number) => Math.max(10, Math.ceil(limit / 10));

export interface CharacterCountProps {
  id: string;
  used: number;
  limit: number;
}

/** Says how many characters are left once the limit is near. Renders a `<p>` that is read out politely. */
export function CharacterCount({ id, used, limit }: CharacterCountProps) {
  const left = Math.max(0, limit - used);
  return (
    <p id={id} className={count} aria-live="polite">
      {left <= near(limit) ? `${left} ${left === 1 ? 'character' : 'characters'} left` : null}
    </p>
  );
}
