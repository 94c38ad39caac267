import { CardGrid } from '@advisor/ui/sections';
import { ExcellenceCard } from '../../cards/ExcellenceCard';
import { drivingExcellence, drivingExcellenceSection } from '../../lists/driving-excellence';

// PAGE-1
/** The "Driving Technology Excellence" row: four cards that lead to the main parts of the site. */
export function DrivingExcellence() {
  return (
    <CardGrid {...drivingExcellenceSection} columns={4}>
      {drivingExcellence.map((card) => (
        <ExcellenceCard key={card.href} card={card} />
      ))}
    </CardGrid>
  );
}
