import { RiskMatrix as Tool } from '@advisor/tools/risk-matrix';
import { FramedPage } from './frame/FramedPage';

/** /embed/risk-matrix */
export default function RiskMatrix() {
  return <FramedPage>{(locale) => <Tool useAddress locale={locale} />}</FramedPage>;
}
