import { ServicePage } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /msp-consulting */
export default function MspConsulting({ words }: PropsOf<typeof page>) {
  return <ServicePage {...words} />;
}
