import { cybersecurityStrategy } from '@advisor/content/lists';
import { ServicePage } from '@advisor/content/sections';

/** /cybersecurity-strategy */
export default function CybersecurityStrategy() {
  return <ServicePage {...cybersecurityStrategy} />;
}
