import { BriefPreferences } from '@advisor/content/links';
import { PageOpening } from '@advisor/content/sections';
import { useEffect, useState } from 'react';
import { callBrief } from '../../backend/brief';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /brief-preferences */
export default function YourBrief({ words }: PropsOf<typeof page>) {
  const [hasLink, setHasLink] = useState(false);
  // After hydration, because the prerendered page has no hash.
  useEffect(() => setHasLink(location.hash.length > 1), []);
  const token = () => location.hash.slice(1);
  return (
    <>
      <PageOpening {...words.hero} />
      <BriefPreferences
        hasLink={hasLink}
        onRead={() => callBrief('read', token())}
        onSave={(changes) => callBrief('save', token(), changes)}
        onUnsubscribe={() => callBrief('unsubscribe', token())}
        onForget={() => callBrief('forget', token())}
        formHref="/executive-brief"
      />
    </>
  );
}
