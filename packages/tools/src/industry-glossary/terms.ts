import type { GlossaryTerm } from './document';

// GLOSSARY-1
/** The 24 terms of the glossary, each with the one meaning that contracts rely on. */
export const terms: readonly GlossaryTerm[] = [
  {
    id: 'managed-service-provider',
    term: 'Managed Service Provider',
    abbreviation: 'MSP',
    definition:
      'A company that runs agreed parts of a client’s IT for a recurring fee and answers for the result, instead of billing each repair.',
    category: 'Business Model',
    examples: [
      'A monthly invoice with one price for each user',
      'A law firm whose updates, backups and help desk are run by an outside company',
    ],
    relatedTerms: ['Managed Security Service Provider', 'Break-Fix', 'Service Level Agreement'],
    featured: true,
  },
  {
    id: 'managed-security-service-provider',
    term: 'Managed Security Service Provider',
    abbreviation: 'MSSP',
    definition:
      'A company that watches and operates security controls for its clients, such as firewalls, logs and alerts, for a recurring fee. Running the rest of the IT is not part of it.',
    category: 'Business Model',
    examples: [
      'An MSP that passes its clients’ alerts to an MSSP at night',
      'A contract line for firewall management and log review',
    ],
    relatedTerms: ['Managed Service Provider', 'Security Operations Center', 'Managed Detection and Response'],
  },
  {
    id: 'break-fix',
    term: 'Break-Fix',
    definition:
      'A way of selling IT support in which the client pays for each repair, by time and material, after something has failed.',
    category: 'Business Model',
    examples: [
      'An invoice for three hours of work on a server that did not start',
      'A client without a contract who calls twice a year',
    ],
    relatedTerms: ['Managed Service Provider', 'Statement of Work'],
  },
  {
    id: 'virtual-chief-information-officer',
    term: 'Virtual Chief Information Officer',
    abbreviation: 'vCIO',
    definition:
      'An advisor from outside who does the planning work of a chief information officer for a fixed fee: budget, road map, priorities and risk.',
    category: 'Business Model',
    examples: [
      'A quarterly meeting that ends with a list of purchases for the next year',
      'A flat monthly line beside the price of support',
    ],
    relatedTerms: ['Managed Service Provider', 'Acceptable Use Policy'],
  },
  {
    id: 'service-level-agreement',
    term: 'Service Level Agreement',
    abbreviation: 'SLA',
    definition:
      'The part of a contract that states how good a service has to be, how that is measured, and what follows when it is missed.',
    category: 'Contracts',
    examples: [
      'A first answer within 15 minutes to a ticket of priority 1',
      'A credit of 5 percent for a month below 99.9 percent availability',
    ],
    relatedTerms: ['Master Service Agreement', 'Statement of Work', 'Recovery Time Objective'],
    featured: true,
  },
  {
    id: 'master-service-agreement',
    term: 'Master Service Agreement',
    abbreviation: 'MSA',
    definition:
      'The contract with the terms that hold for all work between two parties, such as liability, payment and confidentiality. Each job is ordered under it.',
    category: 'Contracts',
    examples: [
      'One signed MSA with a new statement of work for each project',
      'A limit of liability that every later order inherits',
    ],
    relatedTerms: ['Statement of Work', 'Service Level Agreement'],
  },
  {
    id: 'statement-of-work',
    term: 'Statement of Work',
    abbreviation: 'SOW',
    definition:
      'The document that describes one piece of work: what is delivered, by when, for which price, and what is not included.',
    category: 'Contracts',
    examples: [
      'The move of 40 mailboxes at a fixed price, with training left out',
      'A list of deliverables that both sides sign off',
    ],
    relatedTerms: ['Master Service Agreement', 'Service Level Agreement'],
  },
  {
    id: 'remote-monitoring-and-management',
    term: 'Remote Monitoring and Management',
    abbreviation: 'RMM',
    definition:
      'Software with an agent on each device, through which a provider watches, updates and repairs the devices of many clients from one place.',
    category: 'Technology',
    examples: [
      'An alert that a server’s disk is 90 percent full',
      'A script that runs on 300 workstations in one night',
    ],
    relatedTerms: ['Professional Services Automation', 'Patch Management', 'Network Operations Center'],
    featured: true,
  },
  {
    id: 'professional-services-automation',
    term: 'Professional Services Automation',
    abbreviation: 'PSA',
    definition:
      'The business software of a service company: tickets, time, projects, contracts and invoices in one system.',
    category: 'Technology',
    examples: [
      'A ticket whose time lands on the client’s invoice',
      'A report of the hours spent on each fixed-price contract',
    ],
    relatedTerms: ['Remote Monitoring and Management', 'Monthly Recurring Revenue'],
  },
  {
    id: 'network-operations-center',
    term: 'Network Operations Center',
    abbreviation: 'NOC',
    definition:
      'The team that watches networks, servers and services for failures and performance, and restores them. Attacks are the work of a security operations center.',
    category: 'Technology',
    examples: [
      'A technician who restarts a failed backup at 3 a.m.',
      'A provider that buys night cover from an outside NOC',
    ],
    relatedTerms: ['Security Operations Center', 'Remote Monitoring and Management'],
  },
  {
    id: 'patch-management',
    term: 'Patch Management',
    definition:
      'The routine of finding, testing and installing the updates of software and firmware, and of proving which devices have them.',
    category: 'Technology',
    examples: [
      'Critical updates on every device within 14 days',
      'A monthly list of the devices that missed an update, with the reason',
    ],
    relatedTerms: ['Remote Monitoring and Management', 'Endpoint Detection and Response'],
  },
  {
    id: 'software-as-a-service',
    term: 'Software as a Service',
    abbreviation: 'SaaS',
    definition:
      'An application that its provider runs and the customer uses over the internet by subscription. The customer still answers for accounts, settings and data.',
    category: 'Cloud Services',
    examples: ['Mail and documents paid for by user and month', 'A backup of the cloud mailboxes, bought separately'],
    relatedTerms: ['Disaster Recovery as a Service', 'Single Sign-On', 'Monthly Recurring Revenue'],
  },
  {
    id: 'disaster-recovery-as-a-service',
    term: 'Disaster Recovery as a Service',
    abbreviation: 'DRaaS',
    definition:
      'A service that keeps copies of a client’s systems in a provider’s cloud and starts them there when the originals fail. A backup alone brings back data, not running systems.',
    category: 'Cloud Services',
    examples: [
      'A yearly test in which the accounting server runs in the cloud for a day',
      'A contract that names the hours until the systems are up',
    ],
    relatedTerms: ['Recovery Time Objective', 'Recovery Point Objective', 'Software as a Service'],
  },
  {
    id: 'endpoint-detection-and-response',
    term: 'Endpoint Detection and Response',
    abbreviation: 'EDR',
    definition:
      'Software on laptops and servers that records what happens there, reports suspicious behavior and lets an analyst isolate or clean the device from afar.',
    category: 'Cybersecurity',
    examples: [
      'A laptop cut off from the network after it began to encrypt files',
      'The record of which program started which, read after an incident',
    ],
    relatedTerms: ['Managed Detection and Response', 'Security Operations Center', 'Patch Management'],
    featured: true,
  },
  {
    id: 'managed-detection-and-response',
    term: 'Managed Detection and Response',
    abbreviation: 'MDR',
    definition:
      'A service in which a provider’s analysts watch a client’s detection tools day and night, investigate what they report and act to contain an attack.',
    category: 'Cybersecurity',
    examples: [
      'A call at 2 a.m. that a stolen account has been locked',
      'A price for each device that includes the analysts, not only the software',
    ],
    relatedTerms: [
      'Endpoint Detection and Response',
      'Security Operations Center',
      'Managed Security Service Provider',
    ],
  },
  {
    id: 'security-operations-center',
    term: 'Security Operations Center',
    abbreviation: 'SOC',
    definition:
      'The team that collects security alerts, decides which are real and leads the response. It has nothing to do with SOC 2, which is an auditor’s report.',
    category: 'Cybersecurity',
    examples: [
      'Three shifts of analysts who share one queue of alerts',
      'A monthly report of alerts, incidents and the time to contain them',
    ],
    relatedTerms: ['Network Operations Center', 'Managed Detection and Response', 'Managed Security Service Provider'],
  },
  {
    id: 'multi-factor-authentication',
    term: 'Multi-Factor Authentication',
    abbreviation: 'MFA',
    definition:
      'Sign-in that asks for proofs of at least two kinds: something you know, something you have, something you are. Two passwords are one kind.',
    category: 'Identity Management',
    examples: ['A password and a security key', 'An insurer’s form that asks whether every remote sign-in has it'],
    relatedTerms: ['Single Sign-On', 'Acceptable Use Policy'],
    featured: true,
  },
  {
    id: 'single-sign-on',
    term: 'Single Sign-On',
    abbreviation: 'SSO',
    definition:
      'One sign-in at a central identity provider that opens several applications, so that access is given and taken away in one place.',
    category: 'Identity Management',
    examples: [
      'An employee who leaves, and one account to close instead of twelve',
      'An application that sends its users to the company’s sign-in page',
    ],
    relatedTerms: ['Multi-Factor Authentication', 'Software as a Service'],
  },
  {
    id: 'value-added-reseller',
    term: 'Value-Added Reseller',
    abbreviation: 'VAR',
    definition:
      'A company that buys a vendor’s products, adds work of its own such as design, setup or training, and sells the whole to the customer.',
    category: 'Channel',
    examples: [
      'Twenty firewalls sold together with their configuration',
      'A quote with the margin on hardware and a day rate for the setup',
    ],
    relatedTerms: ['Managed Service Provider', 'Statement of Work'],
  },
  {
    id: 'monthly-recurring-revenue',
    term: 'Monthly Recurring Revenue',
    abbreviation: 'MRR',
    definition:
      'The revenue of one month that contracts repeat every month. Yearly contracts count with a twelfth; projects and hardware do not count.',
    category: 'Business Metrics',
    examples: [
      'A yearly contract of $12,000 that adds $1,000',
      'A buyer who values a company by its recurring revenue',
    ],
    relatedTerms: ['Churn Rate', 'Managed Service Provider'],
  },
  {
    id: 'churn-rate',
    term: 'Churn Rate',
    definition:
      'The share of customers, or of recurring revenue, lost in a period: what was lost divided by what was there at its beginning.',
    category: 'Business Metrics',
    examples: [
      'Two of 50 clients gone in a quarter: 4 percent',
      'A client who stays but halves the contract, seen in revenue churn only',
    ],
    relatedTerms: ['Monthly Recurring Revenue', 'Service Level Agreement'],
  },
  {
    id: 'recovery-time-objective',
    term: 'Recovery Time Objective',
    abbreviation: 'RTO',
    definition:
      'The longest time that a system may be down after an incident, agreed in advance. It says how fast recovery has to be, not how much data may be lost.',
    category: 'IT Policy',
    examples: [
      'Four hours for the booking system, two days for the archive',
      'A test restore that took nine hours against an objective of four',
    ],
    relatedTerms: ['Recovery Point Objective', 'Disaster Recovery as a Service', 'Service Level Agreement'],
  },
  {
    id: 'recovery-point-objective',
    term: 'Recovery Point Objective',
    abbreviation: 'RPO',
    definition:
      'The most data that may be lost in an incident, counted in time: how old the last usable copy may be. It sets how often backups run.',
    category: 'IT Policy',
    examples: [
      'One hour for orders, so a backup at least every hour',
      'A nightly backup, which can lose a whole day of work',
    ],
    relatedTerms: ['Recovery Time Objective', 'Disaster Recovery as a Service'],
  },
  {
    id: 'acceptable-use-policy',
    term: 'Acceptable Use Policy',
    abbreviation: 'AUP',
    definition:
      'The rules that a person accepts before using a company’s devices, accounts and network: what is allowed, what is not, and what is recorded.',
    category: 'IT Policy',
    examples: ['A page signed on the first day of work', 'The rule that company files do not go to private accounts'],
    relatedTerms: ['Multi-Factor Authentication', 'Virtual Chief Information Officer'],
  },
];
