import { IndustryCalendar as Tool } from '@advisor/tools/industry-calendar';
import { useSite } from '../content/site';
import { FramedPage } from './frame/FramedPage';

/** /embed/industry-calendar */
export default function IndustryCalendar() {
  const { owner } = useSite();
  return (
    <FramedPage>
      {(locale) => <Tool useAddress locale={locale} icsDomain={new URL(owner.siteUrl).hostname} />}
    </FramedPage>
  );
}
