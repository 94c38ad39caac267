import { ExecutiveSessionForm } from '@advisor/content/forms';
import {
  executiveExpectations,
  executiveExpectationsSection,
  executiveSessionHero,
  executiveSessions,
  executiveSessionsSection,
} from '@advisor/content/lists';
import { PageOpening, SessionCards } from '@advisor/content/sections';
import { FeatureList } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /book-executive-session */
export default function BookExecutiveSession() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...executiveSessionHero} />
      <SessionCards {...executiveSessionsSection} sessions={executiveSessions} />
      <FeatureList {...executiveExpectationsSection} items={executiveExpectations} tone="sunken" />
      <ExecutiveSessionForm {...form} />
    </>
  );
}
