import type { Edition } from '@advisor/content/collections';
import { BackLink, ClosingCall, EditionText } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import { goBack } from '../../shell/goBack';
import type { page } from '../executive-brief/page';

interface EditionProps {
  words: Pick<PropsOf<typeof page>['words'], 'editionCall'>;
  edition: Edition;
}

/** /executive-brief/<slug> */
export default function EditionPage({ words, edition }: EditionProps) {
  return (
    <>
      <BackLink href="/executive-brief" onBack={goBack} />
      <EditionText edition={edition} />
      <ClosingCall {...words.editionCall} />
    </>
  );
}
