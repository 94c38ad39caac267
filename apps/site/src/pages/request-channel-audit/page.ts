import { words } from '@advisor/content/collections';
import {
  auditComponents,
  auditComponentsSection,
  auditCoveragePoints,
  auditCoverageSection,
  auditDeliverables,
  auditDeliverablesSection,
  auditTimeline,
  auditTimelineSection,
  channelAuditForm,
  channelAuditHero,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/request-channel-audit',
  title: 'Request a Channel Audit',
  description: 'Twelve components of your partner program audited over four weeks, with four documents to work from.',
  searchWords: 'channel review, partner audit',
  parent: '/channel-development',
  form: 'channel-audit',
  fields: {
    hero: words.opening(),
    auditCoverage: words.points('Audit coverage'),
    auditComponents: words.list('Audit components'),
    auditDeliverables: words.features('Audit deliverables'),
    auditTimeline: words.steps('Audit timeline'),
    form: words.form(),
  },
  words: {
    hero: channelAuditHero,
    auditCoverage: { ...auditCoverageSection, points: auditCoveragePoints },
    auditComponents: { ...auditComponentsSection, items: auditComponents },
    auditDeliverables: { ...auditDeliverablesSection, items: auditDeliverables },
    auditTimeline: { ...auditTimelineSection, steps: auditTimeline },
    form: channelAuditForm,
  },
});
