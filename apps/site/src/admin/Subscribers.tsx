import { readSubscriberView, SubscriberManager, subscriberViewAddress } from '@advisor/content/admin';
import { saveFile } from '@advisor/ui';
import { subscriberStore } from '../backend/tables/subscribers';
import { useAddressState } from '../guarded/useAddressState';

/** /admin/subscribers */
export default function Subscribers() {
  const [view, setView] = useAddressState(readSubscriberView, subscriberViewAddress);
  return (
    <SubscriberManager
      subscribers={subscriberStore}
      view={view}
      hrefOf={subscriberViewAddress}
      onViewChange={(next) => setView(next, { replace: true })}
      onExport={saveFile}
    />
  );
}
