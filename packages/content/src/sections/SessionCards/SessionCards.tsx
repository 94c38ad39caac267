import { CardGrid } from '@advisor/ui/sections';
import { SessionCard } from '../../cards/SessionCard';
import { choosing } from '../../cards/choosing';
import type { Session } from '../../collections/sessions/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface SessionCardsProps extends SectionWords {
  /** The sessions, a card each, in this order. A card chooses its session in the form of the page. */
  sessions: readonly Session[];
}

/** The sessions that a page's form can book, side by side. */
export function SessionCards({ sessions, ...section }: SessionCardsProps) {
  return (
    <CardGrid {...section}>
      {sessions.map((session) => (
        <SessionCard key={session.option} session={session} href={choosing(session.option)} />
      ))}
    </CardGrid>
  );
}
