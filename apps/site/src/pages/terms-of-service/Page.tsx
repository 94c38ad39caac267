import { BackLink, LegalText } from '@advisor/content/sections';
import { goBack } from '../../shell/goBack';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /terms-of-service */
export default function TermsOfService({ words }: PropsOf<typeof page>) {
  return (
    <>
      <BackLink href="/home" onBack={goBack} />
      <LegalText {...words} />
    </>
  );
}
