import { ServicePage } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /cybersecurity-strategy */
export default function CybersecurityStrategy({ words }: PropsOf<typeof page>) {
  return <ServicePage {...words} />;
}
