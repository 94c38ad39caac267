import { AdvisoryRequestForm } from '@advisor/content/forms';
import {
  advisoryReasons,
  advisoryReasonsSection,
  requestAdvisoryHero,
  serviceAreas,
  serviceAreasSection,
} from '@advisor/content/lists';
import { PageOpening, ServiceAreas } from '@advisor/content/sections';
import { FeatureList } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /request-advisory-services */
export default function RequestAdvisoryServices() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...requestAdvisoryHero} />
      <ServiceAreas {...serviceAreasSection} areas={serviceAreas} />
      <FeatureList {...advisoryReasonsSection} items={advisoryReasons} />
      <AdvisoryRequestForm {...form} />
    </>
  );
}
