import { CardGrid } from '@advisor/ui/sections';
import { BriefCard } from '../../cards/BriefCard';
import { briefs, briefsSection } from '../../lists/executive-brief';
import { choosing } from '../../lists/session';

// PAGE-15
/** The three briefs of /executive-brief. */
export function Briefs() {
  return (
    <CardGrid {...briefsSection}>
      {briefs.map((brief) => (
        <BriefCard key={brief.option} brief={brief} href={choosing(brief.option)} />
      ))}
    </CardGrid>
  );
}
