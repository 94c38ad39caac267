import { BackLink, LegalText } from '@advisor/content/sections';
import { goBack } from '../../shell/goBack';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /privacy-policy */
export default function PrivacyPolicy({ words }: PropsOf<typeof page>) {
  return (
    <>
      <BackLink href="/home" onBack={goBack} />
      <LegalText {...words} />
    </>
  );
}
