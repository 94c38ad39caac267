import { IndustryGlossary as Tool } from '@advisor/tools/industry-glossary';
import { FramedPage } from './frame/FramedPage';

/** /embed/industry-glossary */
export default function IndustryGlossary() {
  return <FramedPage>{(locale) => <Tool useAddress locale={locale} />}</FramedPage>;
}
