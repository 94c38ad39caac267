import { ExecutiveBriefForm } from '@advisor/content/forms';
import { Briefs, PageOpening } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /executive-brief */
export default function ExecutiveBrief({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <Briefs {...words.briefs} briefs={entries.briefs} />
      <StatStrip {...words.briefStatistics} />
      <ExecutiveBriefForm words={words.form} {...form} />
    </>
  );
}
