import type { FirstPage } from '@advisor/content/documents';
import type { FileFacts, WhitePaper } from '@advisor/content/lists';
import { BackLink, ClosingCall, PaperOpening, SamplePage } from '@advisor/content/sections';
import { ListSection } from '@advisor/ui/sections';
import type { PropsOf } from '../../content/definePage';
import { goBack } from '../../shell/goBack';
import type { page } from '../white-papers/page';

interface PaperProps {
  words: Pick<PropsOf<typeof page>['words'], 'paper'>;
  paper: WhitePaper;
  /** The first page, if the site generates the paper's file. */
  firstPage?: FirstPage;
  files?: FileFacts;
}

/** /white-papers/<key> */
export default function PaperPage({ words: { paper: words }, paper, firstPage, files }: PaperProps) {
  return (
    <>
      <BackLink href="/white-papers" onBack={goBack} />
      <PaperOpening paper={paper} files={files} />
      {firstPage ? (
        <>
          <ListSection {...words.contents} items={firstPage.contents} columns={2} />
          <SamplePage {...words.sample} page={firstPage} />
        </>
      ) : null}
      <ClosingCall {...words.closingCall} />
    </>
  );
}
