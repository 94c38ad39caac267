/** Shared by all forms for visitors: one definition gives rendering, validation and the mail. */
const request = {
  status: 'stable',
  dos: [{ story: 'Empty', caption: 'It asks only for what a reply needs; required fields are marked.' }],
  keyboard: [
    ['Tab', 'Moves through the fields, then to the button.'],
    ['Enter', 'In a single-line field: submits.'],
  ],
  accessibility: [
    'Required fields are marked and say so; name and e-mail address always are.',
    'After a failed submit the summary takes focus, after a success the panel that says what happens next.',
    'A draft is kept in this tab, and can be cleared.',
    'The honeypot against bots is out of sight, out of the Tab order and not announced.',
  ],
} as const;

export const advisoryProposalForm: ComponentGuide = {
  ...request,
  use: ['To ask for a written proposal for advisory work.'],
  insteadUse: [{ component: 'Content/Forms/AdvisoryRequestForm', when: 'people only want to know what is possible.' }],
};
export const advisoryRequestForm: ComponentGuide = {
  ...request,
  use: ['To ask for advisory services.'],
  insteadUse: [
    { component: 'Content/Forms/AdvisoryProposalForm', when: 'a written offer is wanted.' },
    { component: 'Content/Forms/ConsultationForm', when: 'a first conversation is enough.' },
  ],
};
export const channelAssessmentForm: ComponentGuide = {
  ...request,
  use: ['To ask for an assessment of a partner program.'],
  insteadUse: [{ component: 'Content/Forms/ChannelAuditForm', when: 'a full audit is wanted.' }],
};
export const channelAuditForm: ComponentGuide = {
  ...request,
  use: ['To ask for an audit of a partner program.'],
  insteadUse: [{ component: 'Content/Forms/ChannelAssessmentForm', when: 'a first assessment is enough.' }],
};
export const channelPlanningForm: ComponentGuide = {
  ...request,
  use: ['To book a planning session for a partner program.'],
  insteadUse: [{ component: 'Content/Forms/ChannelStrategyForm', when: 'the strategy comes first.' }],
};
export const channelStrategyForm: ComponentGuide = {
  ...request,
  use: ['To ask for a channel strategy.'],
  insteadUse: [
    { component: 'Content/Forms/ChannelPlanningForm', when: 'there is a strategy, and it has to be planned.' },
  ],
};
export const consultationForm: ComponentGuide = {
  ...request,
  use: ['To book a first conversation; the cards above it choose its kind.'],
  insteadUse: [{ component: 'Content/Forms/ContactForm', when: 'it is a question.' }],
};
export const executiveBriefForm: ComponentGuide = {
  ...request,
  use: ['To order a brief for executives.'],
  insteadUse: [{ component: 'Content/Forms/ExecutiveSessionForm', when: 'a conversation is wanted.' }],
};
export const executiveSessionForm: ComponentGuide = {
  ...request,
  use: ['To book a session for executives.'],
  insteadUse: [{ component: 'Content/Forms/ExecutiveBriefForm', when: 'a document is wanted.' }],
};
export const mentorshipApplicationForm: ComponentGuide = {
  ...request,
  use: ['To apply for a mentorship program.'],
  insteadUse: [{ component: 'Content/Forms/ConsultationForm', when: 'one conversation is enough.' }],
};
export const mspAssessmentForm: ComponentGuide = {
  ...request,
  use: ['To book an assessment of a managed service business.'],
  insteadUse: [{ component: 'Tools/SecurityAssessment', when: 'people want to do it themselves.' }],
};
export const mspGuideForm: ComponentGuide = {
  ...request,
  use: ['To get the MSP guide.'],
  insteadUse: [{ component: 'Content/Forms/StrategyGuideForm', when: 'the guide to security strategy is wanted.' }],
};
export const partnershipInquiryForm: ComponentGuide = {
  ...request,
  use: ['To propose a partnership.'],
  insteadUse: [{ component: 'Content/Forms/ContactForm', when: 'it is a question.' }],
};
export const strategyGuideForm: ComponentGuide = {
  ...request,
  use: ['To get the guide to security strategy.'],
  insteadUse: [{ component: 'Content/Forms/MspGuideForm', when: 'the guide for MSPs is wanted.' }],
};
export const contactForm: ComponentGuide = {
  ...request,
  use: ['For any question. It always delivers, whatever `requestForms` says.'],
  insteadUse: [
    { component: 'Content/Forms/ConsultationForm', when: 'an appointment is wanted.' },
    { component: 'Content/Forms/SpeakingForm', when: 'a talk is wanted.' },
  ],
};
export const speakingForm: ComponentGuide = {
  ...request,
  use: ['To invite the owner to speak. It always delivers, whatever `requestForms` says.'],
  insteadUse: [{ component: 'Content/Forms/ContactForm', when: 'it is a question.' }],
};
