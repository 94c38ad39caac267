import { ServicePage } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /executive-advisory */
export default function ExecutiveAdvisory({ words }: PropsOf<typeof page>) {
  return <ServicePage {...words} />;
}
