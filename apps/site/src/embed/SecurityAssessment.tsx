import { SecurityAssessment as Tool } from '@advisor/tools/security-assessment';
import { FramedPage } from './frame/FramedPage';

/** /embed/security-assessment */
export default function SecurityAssessment() {
  return <FramedPage>{(locale) => <Tool useAddress locale={locale} />}</FramedPage>;
}
