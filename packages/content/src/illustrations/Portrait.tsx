import { Picture } from '@advisor/ui';
import type { ContentPicture } from '../collections/files';
import { accent, letters, monogram, quiet } from './Portrait.css';

export interface PortraitProps {
  /** The person, for the initials and their text alternative. */
  ownerName: string;
  /** A photo in the place of the monogram. Without its versions the monogram is shown. */
  picture?: ContentPicture | undefined;
  /**
   * Whether it is in sight when the page opens.
   * @default false
   */
  priority?: boolean | undefined;
}

// CONTENT-30
/**
 * The owner: a photo as a `<picture>`, or until there is one the initials on the four by four grid, as an inline
 * `<svg role="img">` whose colours follow the theme.
 */
export function Portrait({ ownerName, picture, priority }: PortraitProps) {
  if (picture?.image)
    return <Picture image={picture.image} alt={picture.alt} sizes="min(480px, 92vw)" priority={priority} />;
  return (
    <svg
      className={monogram}
      viewBox="0 0 240 240"
      width="240"
      height="240"
      role="img"
      aria-label={`Monogram of ${ownerName}`}
    >
      <path className={quiet} d="M1 1h238v238h-238zM60 1v238M120 1v238M180 1v238M1 60h238M1 120h238M1 180h238" />
      <path className={accent} d="M120 1h119v119h-119z" />
      <text className={letters} x="60" y="183">
        {initialsOf(ownerName)}
      </text>
    </svg>
  );
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  return [names[0], names.length > 1 ? names.at(-1) : ''].map((each) => [...(each ?? '')][0] ?? '').join('');
}
