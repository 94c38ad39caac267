import { executiveAdvisory } from '@advisor/content/lists';
import { ServicePage } from '@advisor/content/sections';

/** /executive-advisory */
export default function ExecutiveAdvisory() {
  return <ServicePage {...executiveAdvisory} />;
}
