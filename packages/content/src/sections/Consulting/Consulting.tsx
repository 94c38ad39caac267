import { CardGrid } from '@advisor/ui/sections';
import { ConsultingCard } from '../../cards/ConsultingCard';
import { consultingEngagements } from '../../lists/consulting';
import { consultingSection } from '../../lists/global-initiatives';

// PAGE-4
/** The three lines of expert consulting. */
export function Consulting() {
  return (
    <CardGrid {...consultingSection}>
      {consultingEngagements.map((engagement) => (
        <ConsultingCard key={engagement.name} engagement={engagement} />
      ))}
    </CardGrid>
  );
}
