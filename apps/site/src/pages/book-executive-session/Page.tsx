import { ExecutiveSessionForm } from '@advisor/content/forms';
import { PageOpening, SessionCards } from '@advisor/content/sections';
import { FeatureList } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /book-executive-session */
export default function BookExecutiveSession({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <SessionCards {...words.executiveSessions} sessions={entries.executiveSessions} />
      <FeatureList {...words.executiveExpectations} background="sunken" />
      <ExecutiveSessionForm words={words.form} {...form} />
    </>
  );
}
