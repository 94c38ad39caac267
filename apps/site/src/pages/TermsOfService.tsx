import { backLabel, termsOfService } from '@advisor/content/lists';
import { BackLink, LegalText } from '@advisor/content/sections';
import { goBack } from '../shell/goBack';

/** /terms-of-service */
export default function TermsOfService() {
  return (
    <>
      <BackLink label={backLabel} href="/home" onBack={goBack} />
      <LegalText {...termsOfService} />
    </>
  );
}
