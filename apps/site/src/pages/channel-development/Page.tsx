import { ServicePage } from '@advisor/content/sections';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /channel-development */
export default function ChannelDevelopment({ words }: PropsOf<typeof page>) {
  return <ServicePage {...words} />;
}
