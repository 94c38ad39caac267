import { requestForm } from '../definition';
import { choice, company, email, firstName, lastName, line, personal, phone, text } from '../fields';

// FORM-12
/** /apply-mentorship-program. */
export const mentorshipApplication = requestForm({
  name: 'mentorship-application',
  title: 'Mentorship application',
  page: '/apply-mentorship-program',
  label: 'Application',
  words: {
    heading: 'Your application',
    intro: 'Plain answers help more than polished ones.',
    response: 'Applications are reviewed monthly, and you will be contacted within 2 weeks of the review.',
  },
  submitLabel: 'Submit application',
  busyLabel: 'Submitting...',
  fields: [
    firstName,
    lastName,
    email,
    phone,
    line('currentRole', 'Current role', { required: 'your current role', autoComplete: 'organization-title' }),
    company,
    choice(
      'experience',
      'Years of experience',
      [
        ['0-2', '0–2 years'],
        ['3-5', '3–5 years'],
        ['6-10', '6–10 years'],
        ['11-15', '11–15 years'],
        ['15+', '15+ years'],
      ],
      { required: 'how many years you have worked' },
    ),
    choice(
      'program',
      'Program',
      [
        ['technology', 'Global Technology Mentorship'],
        ['cybersecurity', 'Cybersecurity Leadership Program'],
        ['msp', 'MSP Entrepreneur Accelerator'],
        ['custom', 'Something made for me'],
      ],
      { required: 'a program', prefill: 'type' },
    ),
    text('goals', 'Your goals', { required: 'what you want to reach' }),
    text('challenges', 'Your challenges', { hint: 'What has stopped you so far?' }),
  ],
  sender: { ...personal, phone: 'phone' },
});
