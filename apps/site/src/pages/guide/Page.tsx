import { GuideDownload } from '@advisor/content/forms';
import { PageOpening } from '@advisor/content/sections';
import { useEffect, useState } from 'react';
import { openGuide } from '../../backend/guide';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

const guides = [
  { href: '/download-msp-guide', title: 'the MSP guide' },
  { href: '/download-strategy-guide', title: 'the strategy guide' },
];

/** /guide */
export default function Guide({ words }: PropsOf<typeof page>) {
  const [hasLink, setHasLink] = useState(false);
  // After the first render, because the prerendered page has no hash.
  useEffect(() => setHasLink(location.hash.length > 1), []);
  return (
    <>
      <PageOpening {...words.hero} />
      <GuideDownload hasLink={hasLink} onOpen={() => openGuide(location.hash.slice(1))} guides={guides} />
    </>
  );
}
