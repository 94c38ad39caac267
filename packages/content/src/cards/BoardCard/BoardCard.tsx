import { Badge, ButtonLink, Entry, Text, VisuallyHidden, type EntryProps } from '@advisor/ui';
import type { Board } from '../../collections/boards/schema';
import { colourOf } from '../colourOf.css';
import { isPrevious } from './isPrevious';

export interface BoardCardProps {
  /** The board to show: name, kind, description, role and website. A role with “Previous” mutes the row. */
  board: Board;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: EntryProps['level'];
}

// PAGE-3
/**
 * An advisory board, council or charity with the owner's role; muted once the seat has ended. "Visit Website" appears
 * only where there is a site. Renders an `<article>` as a row.
 */
export function BoardCard({ board, level }: BoardCardProps) {
  const { name, type, description, role, colour, website } = board;
  const over = isPrevious(board);
  return (
    <Entry
      heading={name}
      level={level}
      muted={over}
      meta={
        <>
          <Badge>{role}</Badge>
          <span className={colourOf[colour]}>{type}</span>
        </>
      }
      end={
        website ? (
          <ButtonLink href={website} variant="secondary" size="small">
            Visit Website<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
          </ButtonLink>
        ) : null
      }
    >
      <Text size="s">{description}</Text>
    </Entry>
  );
}
