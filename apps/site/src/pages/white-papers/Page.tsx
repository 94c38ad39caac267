import { BarsCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, WhitePapers as Papers } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /white-papers */
export default function WhitePapers({ words, entries, files }: PropsOf<typeof page>) {
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={
          entries.whitePapers.length > 0 && (
            <BarsCover values={entries.whitePapers.map(({ pages }) => pages)} name="Pages of the papers" />
          )
        }
      />
      <StatStrip background="sunken" {...words.statistics} />
      <Papers {...words.papers} papers={entries.whitePapers} files={files} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
