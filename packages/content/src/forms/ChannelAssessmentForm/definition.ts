import { channelAssessmentForm, offeredAssessmentTypes } from '../../lists/channel-assessment';
import { channelContact, channelIndustry, partnerCount } from '../channel';
import { requestForm } from '../definition';
import { choices, personal, text } from '../fields';

// FORM-21, FORM-22, PAGE-17
/** /channel-assessment. It offers the first six assessment types of the page. */
export const channelAssessment = requestForm({
  name: 'channel-assessment',
  title: 'Channel assessment',
  label: 'Request',
  words: channelAssessmentForm,
  submitLabel: 'Request the assessment',
  fields: [
    ...channelContact,
    channelIndustry,
    partnerCount,
    choices('assessmentTypes', 'Assessment types', offeredAssessmentTypes, { hint: 'Choose one or combine several.' }),
    text('challenges', 'Challenges'),
  ],
  sender: personal,
});
