import { CardGrid } from '@advisor/ui/sections';
import { VentureCard } from '../../cards/VentureCard';
import { ventures, venturesSection } from '../../lists/ventures';

// PAGE-1, PAGE-3
/** The four ventures, on the landing page and on /ventures. */
export function Ventures() {
  return (
    <CardGrid {...venturesSection} columns={2}>
      {ventures.map((venture) => (
        <VentureCard key={venture.name} venture={venture} />
      ))}
    </CardGrid>
  );
}
