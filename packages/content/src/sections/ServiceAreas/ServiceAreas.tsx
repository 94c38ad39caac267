import { CardGrid } from '@advisor/ui/sections';
import { ServiceCard } from '../../cards/ServiceCard';
import { serviceAreas, serviceAreasSection } from '../../lists/request-advisory-services';
import { choosing } from '../../lists/session';

// PAGE-8
/** The four service areas of /request-advisory-services. */
export function ServiceAreas() {
  return (
    <CardGrid {...serviceAreasSection} columns={4}>
      {serviceAreas.map((service) => (
        <ServiceCard key={service.option} service={service} href={choosing(service.option)} />
      ))}
    </CardGrid>
  );
}
