import { signLink } from './signed-link.ts';

/** The form that requests the brief. */
export const BRIEF_FORM = 'executive-brief';

/** Days until the confirmation link expires. */
export const CONFIRM_DAYS = 7;

/** Link purposes of the brief: to confirm a message's request, and to manage or end a subscription. */
export const purposes = { confirm: 'brief-confirm', manage: 'brief-manage' } as const;

/** Unsubscribe links never expire: 9999 is the last four-digit year. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/** The link to the page that confirms a subscription, by the id of the requesting message. */
export async function confirmLink(messageId: string, siteUrl: string, secret: string, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + CONFIRM_DAYS * 24 * 60 * 60_000);
  const token = await signLink(secret, { purpose: purposes.confirm, id: messageId, expiresAt });
  return `${withoutSlash(siteUrl)}/brief-confirmation#${token}`;
}

export const manageToken = (subscriberId: string, secret: string): Promise<string> =>
  signLink(secret, { purpose: purposes.manage, id: subscriberId, expiresAt: NEVER });

/** The page of a subscription. The token is in the fragment, so that it does not appear in server logs (MAIL-7). */
export const manageAddress = (token: string, siteUrl: string) => `${withoutSlash(siteUrl)}/brief-preferences#${token}`;

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
