import { BriefConfirmation } from '@advisor/content/links';
import { PageOpening } from '@advisor/content/sections';
import { useEffect, useState } from 'react';
import { callBrief } from '../../backend/brief';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /brief-confirmation */
export default function ConfirmBrief({ words }: PropsOf<typeof page>) {
  const [hasLink, setHasLink] = useState(false);
  // After hydration, because the prerendered page has no hash.
  useEffect(() => setHasLink(location.hash.length > 1), []);
  return (
    <>
      <PageOpening {...words.hero} />
      <BriefConfirmation
        hasLink={hasLink}
        onConfirm={() => callBrief('confirm', location.hash.slice(1))}
        formHref="/executive-brief"
      />
    </>
  );
}
