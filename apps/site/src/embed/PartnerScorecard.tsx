import { PartnerScorecard as Tool } from '@advisor/tools/partner-scorecard';
import { FramedPage } from './frame/FramedPage';

/** /embed/partner-scorecard */
export default function PartnerScorecard() {
  return <FramedPage>{(locale) => <Tool useAddress locale={locale} />}</FramedPage>;
}
