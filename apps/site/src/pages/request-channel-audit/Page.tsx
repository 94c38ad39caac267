import { ChannelAuditForm } from '@advisor/content/forms';
import { PageOpening, PointCards } from '@advisor/content/sections';
import { FeatureList, ListSection, ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /request-channel-audit */
export default function RequestChannelAudit({ words }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} />
      <PointCards {...words.auditCoverage} columns={4} />
      <ListSection {...words.auditComponents} background="sunken" columns={2} />
      <FeatureList {...words.auditDeliverables} />
      <ProcessSteps {...words.auditTimeline} background="sunken" />
      <ChannelAuditForm words={words.form} {...form} />
    </>
  );
}
