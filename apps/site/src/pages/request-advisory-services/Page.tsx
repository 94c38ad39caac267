import { AdvisoryRequestForm } from '@advisor/content/forms';
import { PageOpening, ServiceAreas } from '@advisor/content/sections';
import { FeatureList } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /request-advisory-services */
export default function RequestAdvisoryServices({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <ServiceAreas {...words.serviceAreas} areas={entries.serviceAreas} />
      <FeatureList {...words.advisoryReasons} />
      <AdvisoryRequestForm words={words.form} {...form} />
    </>
  );
}
