import { ExecutiveBriefForm } from '@advisor/content/forms';
import type { EditionSummary } from '@advisor/content/collections';
import { Briefs, Cadences, EditionFront, Editions, PageOpening } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /executive-brief */
export default function ExecutiveBrief({
  words,
  entries,
  editions: [newest, ...earlier] = [],
  newestHeadings = [],
}: PropsOf<typeof page> & { editions?: readonly EditionSummary[]; newestHeadings?: readonly string[] }) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} beside={<ExecutiveBriefForm words={words.form} {...form} />} />
      <EditionFront {...words.front} edition={newest} items={newestHeadings} />
      <Cadences {...words.cadences} />
      <Briefs {...words.briefs} briefs={entries.briefs} />
      <StatStrip {...words.briefStatistics} />
      <Editions {...words.editions} editions={earlier} />
    </>
  );
}
