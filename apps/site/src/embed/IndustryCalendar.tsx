import { owner } from '@advisor/content';
import { IndustryCalendar as Tool } from '@advisor/tools/industry-calendar';
import { FramedPage } from './frame/FramedPage';

/** /embed/industry-calendar */
export default function IndustryCalendar() {
  return (
    <FramedPage>
      <Tool useAddress icsDomain={new URL(owner.siteUrl).hostname} />
    </FramedPage>
  );
}
