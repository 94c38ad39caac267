import { backLabel, privacyPolicy } from '@advisor/content/lists';
import { BackLink, LegalText } from '@advisor/content/sections';
import { goBack } from '../shell/goBack';

/** /privacy-policy */
export default function PrivacyPolicy() {
  return (
    <>
      <BackLink label={backLabel} href="/home" onBack={goBack} />
      <LegalText {...privacyPolicy} />
    </>
  );
}
