import type { SiteDocument } from './document';

export const evidenceBeforeAssurance: SiteDocument = {
  kind: 'White paper',
  title: 'Evidence before assurance',
  summary: 'Replacing supplier questionnaires with five pieces of evidence that can be checked in an afternoon.',
  date: '2026-02-17',
  fullPages: 22,
  sections: [
    {
      heading: 'The argument in short',
      blocks: [
        'A security questionnaire asks a supplier what it would like to be. The answers are written by the person with the most to gain from a yes, checked by nobody, and filed by a buyer who needs a file. Both sides know this, and both spend weeks on it.',
        'This paper proposes less: five documents that exist or do not, that were made for another purpose, and that a generalist can read in an afternoon. They do not prove that a supplier is secure. They show whether its security is run by somebody.',
        {
          kind: 'note',
          text: 'Ask for what the supplier already has. What is written for you is a promise; what was written for its own people is evidence.',
        },
      ],
    },
    {
      heading: 'What is wrong with questionnaires',
      blocks: [
        {
          kind: 'list',
          items: [
            'They measure whether a company has someone to fill in questionnaires.',
            'They ask whether a control exists, and hardly ever whether it worked last month.',
            'They are dated on the day of the contract and never looked at again.',
            'A false answer has no consequence until there is a loss, and then it is for lawyers.',
          ],
        },
        'Certificates are better and have limits of their own. An ISO/IEC 27001 certificate says that there is a management system within a stated scope. A SOC 2 Type II report says that controls worked over a period, as far as an auditor tested them. Both are worth having and neither is worth anything until you have read the scope: it is common for a certificate to cover the head office and not the product.',
      ],
    },
    {
      heading: 'The five pieces of evidence',
      blocks: [
        {
          kind: 'table',
          caption: 'What to ask for, and what tells you something',
          columns: [
            { label: 'Evidence', share: 2.1 },
            { label: 'A good sign', share: 3 },
            { label: 'A reason to ask again', share: 3 },
          ],
          rows: [
            [
              '1. Log of the last restore test',
              'A named system, a date within six months, the hours it took, what went wrong',
              'Green ticks of a backup program: that data was copied says nothing about getting it back',
            ],
            [
              '2. Access report for administrators',
              'A short list, each with multi-factor authentication, reviewed within the quarter',
              'Shared accounts, people who left, “we are too small for that”',
            ],
            [
              '3. Patch report for last month',
              'A share below 100% with the exceptions named',
              'Exactly 100%, or a policy in place of a report',
            ],
            [
              '4. Notes of the last incident or exercise',
              'A time line, what was decided by whom, three things changed since',
              '“We never had one.” Then ask for the exercise',
            ],
            [
              '5. Its own list of suppliers',
              'Who of them holds your data, where, and how you would be told of a breach',
              'A list of logos, or that it is confidential',
            ],
          ],
        },
        'Names and addresses may be blacked out. If a supplier declines all five, you have learned what you needed to know; if it sends three with an apology for the rest, you have probably found a good one.',
      ],
    },
    {
      heading: 'Reading them in an afternoon',
      blocks: [
        {
          kind: 'list',
          numbered: true,
          items: [
            'Look at dates first. Evidence older than a year counts as missing.',
            'Look for a person. Each document should have an owner whom you could call.',
            'Look for a failure. A record without any was made for you.',
            'Compare two of them: the administrators in the access report and the people in the incident notes should be the same kind of people.',
            'Write half a page: what is there, what is missing, what you ask for by when, and whether you would sign.',
          ],
        },
        'Do this by size of damage, not by size of invoice. Sort suppliers by one question, “what stops, or leaks, if they are compromised on a Friday night?”, and read the evidence of those at the top. For most companies of fifty people that is between four and eight suppliers. The others get a sentence in the contract.',
      ],
    },
    {
      heading: 'What belongs in the contract',
      blocks: [
        'Evidence that comes once is a photograph. Four clauses keep it coming, and a supplier that produced the five documents has no reason to refuse them.',
        {
          kind: 'list',
          items: [
            'The five pieces once a year, within ten business days of being asked.',
            'Notice of an incident that concerns your data within 72 hours, by telephone, to a named person, even if little is known. Where a law or your own insurer sets a shorter time, that one.',
            'Notice before a new subcontractor gets your data, with a right to leave.',
            'Your data back in a usable form within 30 days of the end, and a statement that it was deleted.',
          ],
        },
      ],
    },
    {
      heading: 'What I would do',
      blocks: [
        'Stop sending the questionnaire to suppliers that cannot hurt you. Send the five requests to the rest. Keep the half pages in one folder and look at it with whoever signs the risk register, twice a year.',
        {
          kind: 'checks',
          items: [
            { text: 'Suppliers sorted by damage, and the line drawn below which you ask for nothing' },
            { text: 'Five requests sent, with a date', note: 'One message. It should fit on a phone.' },
            { text: 'Half a page for each supplier above the line' },
            { text: 'The four clauses in the next renewal, not in a letter of protest today' },
            { text: 'Your own five pieces ready', note: 'Somebody will read this paper and ask you.' },
          ],
        },
      ],
    },
  ],
};
