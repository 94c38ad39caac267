import { channelContact, channelIndustry, partnerCount } from '../channel';
import { requestForm } from '../definition';
import { choices, personal, text } from '../fields';

// FORM-21, FORM-22, PAGE-17
/** /channel-assessment. It offers the first six assessment types of the page. */
export const channelAssessment = requestForm({
  name: 'channel-assessment',
  title: 'Channel assessment',
  page: '/channel-assessment',
  label: 'Request',
  words: {
    heading: 'Request an assessment',
    intro: 'Select the types that interest you. We agree on the scope on a call.',
    response: 'I will email you to set a date for the scoping call.',
  },
  submitLabel: 'Request the assessment',
  fields: [
    ...channelContact,
    channelIndustry,
    partnerCount,
    choices(
      'assessmentTypes',
      'Assessment types',
      // PAGE-17, FORM-21: the first six types of the page.
      [
        { value: 'program', label: 'Partner program review' },
        { value: 'recruitment', label: 'Recruitment and onboarding' },
        { value: 'performance', label: 'Partner performance' },
        { value: 'enablement', label: 'Training and enablement' },
        { value: 'conflict', label: 'Channel conflict' },
        { value: 'economics', label: 'Channel economics' },
      ],
      { hint: 'Choose one or combine several.' },
    ),
    text('challenges', 'Challenges'),
  ],
  sender: personal,
  takesReport: true,
});
