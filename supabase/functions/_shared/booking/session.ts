import { inertText } from '../../send-contact-email/inert-text.ts';
import type { MailAttachment } from '../../send-contact-email/mailer.ts';
import type { SiteWords } from '../../send-contact-email/site-words.ts';
import { mailBody, type MailPart } from '../mail-body.ts';
import type { OutgoingMail } from '../outgoing-mail.ts';
import { signLink } from '../signed-link.ts';
import { invitationFile } from './invitation.ts';
import { timeInWords } from './time-zone.ts';

/** A booked session, with what its mails need. */
export interface Session {
  id: string;
  /** The number of changes. */
  sequence: number;
  start: Date;
  end: Date;
  /** The owner's time zone. */
  timeZone: string;
  visitorZone: string;
  /** The form's title. */
  title: string;
  /** The visitor. */
  name: string;
  email: string;
}

/** What mails about a session need. */
export interface SessionMailDeps {
  words: Pick<SiteWords, 'owner' | 'siteUrl'>;
  /** The project's secret. */
  secret: string;
  now: Date;
}

export const linkPurposes = { cancel: 'cancel-session', move: 'move-session' } as const;
export type LinkUse = keyof typeof linkPurposes;

/** The maximum length of a name in a calendar. */
const NAME = 100;

// BOOKING-10
/** A mail's links, each valid for one change until the session begins. */
export async function linksOf(session: Session, { words, secret }: SessionMailDeps): Promise<Record<LinkUse, string>> {
  const link = async (use: LinkUse) => {
    const token = await signLink(secret, {
      purpose: linkPurposes[use],
      id: `${session.id}.${session.sequence}`,
      expiresAt: session.start,
    });
    return `${words.siteUrl.replace(/\/+$/, '')}/appointment#${token}`;
  };
  return { cancel: await link('cancel'), move: await link('move') };
}

/** The time as the visitor's mail states it, and the calendar file. */
export async function visitorParts(
  session: Session,
  deps: SessionMailDeps,
): Promise<{ parts: MailPart[]; attachments: MailAttachment[] }> {
  const { start, end, timeZone, visitorZone } = session;
  const links = await linksOf(session, deps);
  const { owner } = deps.words;
  return {
    parts: [
      { heading: 'Your time' },
      timeInWords(start, end, visitorZone),
      ...(visitorZone === timeZone ? [] : [`For ${owner.name} this is ${timeInWords(start, end, timeZone)}.`]),
      'The attached file puts it into your calendar. If it does not suit you any more:',
      { before: 'Pick another time:', link: links.move, label: 'Pick another time' },
      { before: 'Cancel it:', link: links.cancel, label: 'Cancel this time' },
      'Each link opens a page with one button and changes nothing before you press it. They work until the session begins, or until the time is changed.',
    ],
    attachments: [
      fileFor(session, deps, {
        method: 'REQUEST',
        summary: `${session.title} with ${owner.name}`,
        description: `Pick another time: ${links.move}\nCancel: ${links.cancel}`,
      }),
    ],
  };
}

/** The file for the owner's calendar. */
export function ownerFile(
  session: Session,
  deps: SessionMailDeps,
  method: 'REQUEST' | 'CANCEL' = 'REQUEST',
): MailAttachment {
  return fileFor(session, deps, {
    method,
    summary: `${session.title}: ${inertText(session.name, NAME)}`,
    description: `${inertText(session.name, NAME)} <${session.email}>\n${deps.words.siteUrl.replace(/\/+$/, '')}/admin/times`,
  });
}

function fileFor(
  session: Session,
  { words, now }: SessionMailDeps,
  more: { method: 'REQUEST' | 'CANCEL'; summary: string; description: string },
): MailAttachment {
  const { id, sequence, start, end, timeZone, name, email } = session;
  return invitationFile({
    uid: `${id}@${new URL(words.siteUrl).hostname}`,
    sequence,
    start,
    end,
    timeZone,
    now,
    organizer: { name: words.owner.name, email: words.owner.email },
    attendee: { name: inertText(name, NAME), email },
    ...more,
  });
}

/** A mail about a change; without a recipient it goes to the visitor. */
export type ChangeMail = Omit<OutgoingMail, 'recipient'> & { recipient?: string };

// BOOKING-11
/**
 * The mails to both sides about a change, from `before` to `after`, which is null if cancelled; both carry the number
 * of the change.
 */
export async function changeMails(
  { before, after, by }: { before: Session; after: Session | null; by: 'visitor' | 'owner' },
  deps: SessionMailDeps & { ownerAddress: string; reference: string },
): Promise<ChangeMail[]> {
  const { words, reference, ownerAddress } = deps;
  const { owner, siteUrl } = words;
  const site = { name: owner.name, url: siteUrl };
  const session = after ?? before;
  const { title } = session;
  const who = inertText(session.name, NAME);
  const was = (zone: string) => timeInWords(before.start, before.end, zone);
  const done = after ? 'moved' : 'cancelled';
  const visitor = after
    ? await visitorParts(after, deps)
    : {
        parts: [] as MailPart[],
        attachments: [
          fileFor(before, deps, {
            method: 'CANCEL',
            summary: `${title} with ${owner.name}`,
            description: 'Cancelled.',
          }),
        ],
      };
  const subject = `Your session was ${done} [${reference}]`;
  const told =
    by === 'owner' ? `${owner.name} has ${done} your session.` : `You have ${done} your session with ${owner.name}.`;
  const ownerSubject = `${title} ${done}: ${who} [${reference}]`;
  return [
    {
      kind: 'booking',
      subject,
      ...mailBody(
        subject,
        [
          `${told} It was on ${was(before.visitorZone)}.`,
          ...visitor.parts,
          `To ask about it, answer this mail or write to ${owner.email} and give the reference number ${reference}.`,
        ],
        site,
      ),
      attachments: visitor.attachments,
    },
    {
      kind: 'booking',
      recipient: ownerAddress,
      reply_to: session.email,
      subject: ownerSubject,
      ...mailBody(
        ownerSubject,
        [
          `${by === 'owner' ? 'You have' : `${who} has`} ${done} the session. It was on ${was(before.timeZone)}.`,
          ...(after ? [`Now it is on ${timeInWords(after.start, after.end, after.timeZone)}.`] : []),
          { before: 'The week:', link: `${siteUrl.replace(/\/+$/, '')}/admin/times`, label: 'Show the week' },
        ],
        site,
      ),
      attachments: [ownerFile(session, deps, after ? 'REQUEST' : 'CANCEL')],
    },
  ];
}
