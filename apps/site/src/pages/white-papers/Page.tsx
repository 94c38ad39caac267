import { BarsCover } from '@advisor/content/covers';
import { ClosingCall, PageOpening, WhitePapers as Papers } from '@advisor/content/sections';
import { StatStrip } from '@advisor/ui/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /white-papers */
export default function WhitePapers({
  words,
  entries,
  files,
  paperPages,
}: PropsOf<typeof page> & { paperPages?: readonly string[] }) {
  return (
    <>
      <PageOpening
        {...words.hero}
        cover={<BarsCover values={entries.whitePapers.map(({ pages }) => pages)} name="Pages of the papers" />}
      />
      <StatStrip surface="sunken" {...words.statistics} />
      <Papers {...words.papers} papers={entries.whitePapers} hrefs={paperPages} files={files} />
      <ClosingCall {...words.closingCall} />
    </>
  );
}
