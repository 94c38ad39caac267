/** A possible answer. */
export interface QuestionOption {
  value: string;
  label: string;
  /** 0 to 10; ignored for the option `not-applicable`. */
  score: number;
}

// ASSESSMENT-1
/** A question of the assessment. */
export interface AssessmentQuestion {
  id: string;
  category: string;
  question: string;
  /** 2 or 3. */
  weight: number;
  options: readonly QuestionOption[];
  /** The number of the safeguard in CIS Controls v8, such as "11.5". */
  cisControl: string;
  /** What to do if the answer has less than full points. */
  nextStep: string;
}

// ASSESSMENT-6
/** The option that every question has. */
const notApplicableOption: QuestionOption = { value: 'not-applicable', label: 'Not applicable', score: 0 };

// ASSESSMENT-1
/** The ten standard questions. Every function of the engine takes others. */
export const questions: readonly AssessmentQuestion[] = [
  {
    id: 'backups',
    category: 'Data Protection',
    question: 'How sure are you that you could restore your data from a backup?',
    weight: 3,
    options: [
      { value: 'tested', label: 'An isolated copy, and a test restore every quarter', score: 10 },
      { value: 'isolated', label: 'An isolated copy, seldom tested', score: 7 },
      { value: 'automatic', label: 'Automatic backups, all in reach of our network', score: 4 },
      { value: 'none', label: 'Backups by hand, or none', score: 0 },
      notApplicableOption,
    ],
    cisControl: '11.5',
    nextStep: 'Keep one backup copy offline or locked against changes, and test a restore every quarter.',
  },
  {
    id: 'encryption',
    category: 'Data Protection',
    question: 'What happens to your data when a laptop or phone is stolen?',
    weight: 2,
    options: [
      { value: 'all-managed', label: 'Every device is encrypted and checked, and can be wiped', score: 10 },
      { value: 'all', label: 'Every device is encrypted, and nobody checks', score: 7 },
      { value: 'some', label: 'Some devices are encrypted', score: 3 },
      { value: 'none', label: 'Anybody can read it, or we do not know', score: 0 },
      notApplicableOption,
    ],
    cisControl: '3.6',
    nextStep: 'Encrypt every laptop and phone, and let device management report those that are not.',
  },
  {
    id: 'mfa',
    category: 'Access Control',
    question: 'Where do people need a second factor to sign in?',
    weight: 3,
    options: [
      { value: 'everywhere', label: 'Mail, remote access, cloud services and all administrators', score: 10 },
      { value: 'outside', label: 'Mail and remote access', score: 7 },
      { value: 'admins', label: 'Administrators only', score: 4 },
      { value: 'nowhere', label: 'Nowhere, or people may choose', score: 0 },
      notApplicableOption,
    ],
    cisControl: '6.3',
    nextStep: 'Require a second factor for everything in reach of the internet, administrators first.',
  },
  {
    id: 'leavers',
    category: 'Access Control',
    question: 'How is access removed when somebody leaves or changes jobs?',
    weight: 2,
    options: [
      { value: 'same-day', label: 'By a checklist, the same day, with a review every quarter', score: 10 },
      { value: 'week', label: 'By a checklist, within a week', score: 6 },
      { value: 'someday', label: 'When somebody thinks of it', score: 2 },
      { value: 'never', label: 'Old accounts stay open', score: 0 },
      notApplicableOption,
    ],
    cisControl: '6.2',
    nextStep: 'Write a checklist, disable accounts on the last day, and review all of them every quarter.',
  },
  {
    id: 'patching',
    category: 'Endpoint Security',
    question: 'How do security updates reach your computers and servers?',
    weight: 3,
    options: [
      {
        value: 'automatic-verified',
        label: 'Automatically, urgent ones within days, and we check',
        score: 10,
      },
      { value: 'automatic', label: 'Automatically, and nobody checks', score: 7 },
      { value: 'manual', label: 'By hand, when there is time', score: 3 },
      { value: 'rarely', label: 'Rarely, or some systems get none any more', score: 0 },
      notApplicableOption,
    ],
    cisControl: '7.3',
    nextStep: 'Install updates automatically every month, check what failed, and replace what gets none.',
  },
  {
    id: 'malware',
    category: 'Endpoint Security',
    question: 'What stops malicious software on your computers and servers?',
    weight: 2,
    options: [
      { value: 'watched', label: 'Detection by behavior on every device, watched day and night', score: 10 },
      { value: 'edr', label: 'Detection by behavior on every device, in office hours', score: 8 },
      { value: 'antivirus', label: 'Antivirus that updates itself', score: 4 },
      { value: 'none', label: 'Nothing that we manage', score: 0 },
      notApplicableOption,
    ],
    cisControl: '10.7',
    nextStep: 'Put detection by behavior on every device, and agree who acts on it day and night.',
  },
  {
    id: 'segmentation',
    category: 'Network Security',
    question: 'How far could an intruder on one computer reach into your network?',
    weight: 2,
    options: [
      {
        value: 'segmented',
        label: 'Not far: servers, staff, guests and devices are apart',
        score: 10,
      },
      { value: 'partly', label: 'Guests and servers are apart', score: 6 },
      { value: 'guest', label: 'Only the guest Wi-Fi is apart', score: 3 },
      { value: 'flat', label: 'Everywhere, or we do not know', score: 0 },
      notApplicableOption,
    ],
    cisControl: '12.2',
    nextStep: 'Separate servers, staff, guests and devices, and allow only the traffic that each one needs.',
  },
  {
    id: 'monitoring',
    category: 'Network Security',
    question: 'Who would notice unusual activity in your network and cloud services?',
    weight: 2,
    options: [
      { value: 'central', label: 'Somebody on duty: all alerts come together in one place', score: 10 },
      { value: 'partly', label: 'Alerts from some systems, read every day', score: 6 },
      { value: 'logs', label: 'Logs are read after something happened', score: 3 },
      { value: 'nobody', label: 'Nobody', score: 0 },
      notApplicableOption,
    ],
    cisControl: '13.1',
    nextStep: 'Bring all alerts together in one place, and name who answers them day and night.',
  },
  {
    id: 'training',
    category: 'Human Factors',
    question: 'How do people learn to recognize phishing and payment fraud?',
    weight: 3,
    options: [
      { value: 'continuous', label: 'Short lessons all year, and an easy way to report', score: 10 },
      { value: 'yearly', label: 'When they start, and every year', score: 6 },
      { value: 'once', label: 'Once, when they start', score: 3 },
      { value: 'never', label: 'They do not', score: 0 },
      notApplicableOption,
    ],
    cisControl: '14.2',
    nextStep: 'Give a short lesson every month, and add a button that reports a suspicious message.',
  },
  {
    id: 'incident-plan',
    category: 'Incident Management',
    question: 'What happens in the first hour after you suspect a breach?',
    weight: 3,
    options: [
      { value: 'exercised', label: 'A written plan with names and numbers, exercised every year', score: 10 },
      { value: 'written', label: 'A written plan that was never exercised', score: 6 },
      { value: 'contact', label: 'We would call somebody we know', score: 2 },
      { value: 'improvise', label: 'We would improvise', score: 0 },
      notApplicableOption,
    ],
    cisControl: '17.4',
    nextStep: 'Write one page: who decides, whom to call, how to isolate a system. Exercise it once a year.',
  },
];
