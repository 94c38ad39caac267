import { MspGuideForm } from '@advisor/content/forms';
import { GuideChapters, PageOpening, PointCards } from '@advisor/content/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /download-msp-guide */
export default function DownloadMspGuide({ words, entries }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <GuideChapters {...words.mspGuideChapters} chapters={entries.mspGuideChapters} />
      <PointCards {...words.mspGuideBonus} background="sunken" />
      <MspGuideForm words={words.form} {...form} />
    </>
  );
}
