import { advisoryProposal } from './AdvisoryProposalForm/definition';
import { advisoryRequest } from './AdvisoryRequestForm/definition';
import { channelAssessment } from './ChannelAssessmentForm/definition';
import { channelAudit } from './ChannelAuditForm/definition';
import { channelPlanning } from './ChannelPlanningForm/definition';
import { channelStrategy } from './ChannelStrategyForm/definition';
import { consultation } from './ConsultationForm/definition';
import { contact } from './ContactForm/definition';
import { executiveBrief } from './ExecutiveBriefForm/definition';
import { executiveSession } from './ExecutiveSessionForm/definition';
import { mentorshipApplication } from './MentorshipApplicationForm/definition';
import { mspAssessment } from './MspAssessmentForm/definition';
import { mspGuide } from './MspGuideForm/definition';
import { partnershipInquiry } from './PartnershipInquiryForm/definition';
import { speaking } from './SpeakingForm/definition';
import { strategyGuide } from './StrategyGuideForm/definition';

/** All forms of the site. A page imports only its own form. */
export const definitions = [
  advisoryProposal,
  advisoryRequest,
  channelAssessment,
  channelAudit,
  channelPlanning,
  channelStrategy,
  consultation,
  contact,
  executiveBrief,
  executiveSession,
  mentorshipApplication,
  mspAssessment,
  mspGuide,
  partnershipInquiry,
  speaking,
  strategyGuide,
];
