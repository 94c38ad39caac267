import { mspConsulting } from '@advisor/content/lists';
import { ServicePage } from '@advisor/content/sections';

/** /msp-consulting */
export default function MspConsulting() {
  return <ServicePage {...mspConsulting} />;
}
