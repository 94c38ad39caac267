import type { CalendarEvent } from './document';

// CALENDAR-1
/** The four sample events, one of each type, on domains reserved for examples (RFC 2606). */
export const sampleEvents: readonly CalendarEvent[] = [
  {
    id: 'service-desk-workshop',
    title: 'Service Desk Metrics Workshop',
    date: '2027-01-21',
    time: '13:00',
    endTime: '17:00',
    timeZone: 'America/Chicago',
    location: 'Chicago, Illinois',
    type: 'Workshop',
    organizer: 'Sample Service Desk Guild',
    description:
      'Bring a month of tickets. Leave with five measures that you can show to a client and the reports that produce them.',
    website: 'https://service-desk.example.org/workshop',
    featured: false,
  },
  {
    id: 'incident-response-webinar',
    title: 'The First Hour of an Incident',
    date: '2027-02-10',
    time: '11:00',
    endTime: '12:00',
    timeZone: 'America/New_York',
    location: 'Online',
    type: 'Webinar',
    organizer: 'Sample Response Network',
    description:
      'Three providers retell the first hour of an attack on a client: whom they called, what they cut off and what they would do in another order.',
    registrationUrl: 'https://response.example.net/first-hour/register',
    featured: false,
  },
  {
    id: 'managed-services-conference',
    title: 'Managed Services Conference',
    date: '2027-04-13',
    time: '09:00',
    endDate: '2027-04-14',
    endTime: '17:00',
    timeZone: 'America/Denver',
    location: 'Denver, Colorado',
    type: 'Conference',
    organizer: 'Sample Association of Managed Services',
    description:
      'Two days about pricing, hiring and security in the business of managed services, with a floor where vendors show what they sell.',
    website: 'https://conference.example.com',
    registrationUrl: 'https://conference.example.com/register',
    featured: true,
  },
  {
    id: 'channel-leaders-summit',
    title: 'Channel Leaders Summit',
    date: '2027-06-08',
    time: '10:00',
    endTime: '18:00',
    timeZone: 'Europe/Lisbon',
    location: 'Lisbon, Portugal',
    type: 'Summit',
    organizer: 'Sample Channel Council',
    description:
      'One day for people who run partner programs: how to choose partners, what to measure and when to part ways.',
    website: 'https://summit.example.org',
    registrationUrl: 'https://summit.example.org/seats',
    featured: true,
  },
];
