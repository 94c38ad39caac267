import { ChannelAuditForm } from '@advisor/content/forms';
import {
  auditComponents,
  auditComponentsSection,
  auditCoveragePoints,
  auditCoverageSection,
  auditDeliverables,
  auditDeliverablesSection,
  auditTimeline,
  auditTimelineSection,
  channelAuditHero,
} from '@advisor/content/lists';
import { PageOpening, PointCards } from '@advisor/content/sections';
import { List, Section } from '@advisor/ui';
import { FeatureList, ProcessSteps } from '@advisor/ui/sections';
import { useRequestForm } from '../wiring/useRequestForm';

/** /request-channel-audit */
export default function RequestChannelAudit() {
  const form = useRequestForm();
  return (
    <>
      <PageOpening {...channelAuditHero} />
      <PointCards {...auditCoverageSection} points={auditCoveragePoints} columns={4} />
      <Section {...auditComponentsSection} tone="sunken">
        <List items={auditComponents} columns={2} />
      </Section>
      <FeatureList {...auditDeliverablesSection} items={auditDeliverables} />
      <ProcessSteps {...auditTimelineSection} steps={auditTimeline} tone="sunken" />
      <ChannelAuditForm {...form} />
    </>
  );
}
