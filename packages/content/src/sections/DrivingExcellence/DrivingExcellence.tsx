import { CardGrid } from '@advisor/ui/sections';
import { ExcellenceCard } from '../../cards/ExcellenceCard';
import { drivingExcellence, drivingExcellenceSection } from '../../lists/driving-excellence';

/** The "Driving Technology Excellence" row: four doors to the parts of the site (spec/site.md §2). */
export function DrivingExcellence() {
  return (
    <CardGrid {...drivingExcellenceSection} columns={4}>
      {drivingExcellence.map((card) => (
        <ExcellenceCard key={card.href} card={card} />
      ))}
    </CardGrid>
  );
}
