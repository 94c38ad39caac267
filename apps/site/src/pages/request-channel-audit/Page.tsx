import { ChannelAuditForm } from '@advisor/content/forms';
import { PageOpening, PointCards, ScaledSteps } from '@advisor/content/sections';
import { FeatureList, ListSection } from '@advisor/ui/sections';
import { useRequestForm } from '../../wiring/useRequestForm';
import type { PropsOf } from '../../content/definePage';
import type { page } from './page';

/** /request-channel-audit */
export default function RequestChannelAudit({ words }: PropsOf<typeof page>) {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...words.hero} beside={<ChannelAuditForm words={words.form} {...form} />} />
      <PointCards {...words.auditCoverage} columns={4} folded />
      <ListSection {...words.auditComponents} columns={2} folded />
      <FeatureList {...words.auditDeliverables} folded />
      <ScaledSteps {...words.auditTimeline} folded />
    </>
  );
}
