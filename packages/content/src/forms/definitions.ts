import type { FormWords, GuideFormWords } from '../shapes/shapes';
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

/** All forms. A page imports only its own form. */
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

/**
 * The words around a form that ship with it: what a page's own words begin with.
 *
 * @throws Error if there is no form of this name
 */
export function formWords(name: string): FormWords {
  const definition = definitions.find((form) => form.name === name);
  if (!definition) throw new Error(`There is no form “${name}”.`);
  return definition.words;
}

/**
 * The same of a form by which visitors ask for a guide.
 *
 * @throws Error if there is none of this name
 */
export function guideFormWords(name: string): GuideFormWords {
  const words = formWords(name);
  if (!('withoutFile' in words)) throw new Error(`The form “${name}” asks for no guide.`);
  return words as GuideFormWords;
}
