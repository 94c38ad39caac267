import { channelDevelopment } from '@advisor/content/lists';
import { ServicePage } from '@advisor/content/sections';

/** /channel-development */
export default function ChannelDevelopment() {
  return <ServicePage {...channelDevelopment} />;
}
