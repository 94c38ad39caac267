import { RECOVERY_MINUTES } from './tables.ts';
import type { RecoveryMail } from './recovery.ts';

/** The site, as named in mails. */
export interface SiteIdentity {
  /** The name of the site's owner. */
  name: string;
  /** Its public address. */
  url: string;
}

const LIFETIME = RECOVERY_MINUTES === 60 ? 'one hour' : `${RECOVERY_MINUTES} minutes`;

/** The mail with which the owner of an account sets a new password, as text and as HTML of the same words. */
export function resetMail(site: SiteIdentity, { to, linkToken, code }: RecoveryMail) {
  const link = recoveryLink(site, linkToken);
  const { host } = new URL(site.url);
  const subject = `Set a new password for ${site.name}`;
  const words = {
    asked: `Someone, probably you, asked for a new password for ${to} on the website of ${site.name} (${host}).`,
    link: 'Open this link to set a new password:',
    code: 'Or enter this code on the page where you asked for it:',
    lifetime: `The link and the code work once, within ${LIFETIME}.`,
    notYou:
      'If it was not you, do nothing: your password stays as it is. Do not pass this mail, the link or the code on to anyone: whoever has them can sign in as you. Nobody from this website will ask you for them.',
  };
  const text = [
    words.asked,
    `${words.link}\n${link}`,
    `${words.code}\n${code}`,
    words.lifetime,
    words.notYou,
    `${site.name}\n${site.url}`,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:560px;margin:0 auto">
<h1 style="font-size:22px;line-height:1.3">${escape(subject)}</h1>
<p>${escape(words.asked)}</p>
<p><a href="${escape(link)}" style="color:#0b4a8f">Set a new password</a></p>
<p>${escape(words.code)}</p>
<p style="font:bold 24px/1.5 ui-monospace,monospace;letter-spacing:2px">${escape(code)}</p>
<p>${escape(words.lifetime)}</p>
<p>${escape(words.notYou)}</p>
<p>${escape(site.name)}<br><a href="${escape(site.url)}" style="color:#0b4a8f">${escape(host)}</a></p>
</main>
</body>
</html>
`;
  return { to, subject, text: `${text}\n`, html };
}

/** The link of a mail: it leads to the page where a new password is set. */
function recoveryLink({ url }: SiteIdentity, linkToken: string): string {
  const link = new URL('/auth/v1/verify', url);
  link.search = String(
    new URLSearchParams({ token: linkToken, type: 'recovery', redirect_to: new URL('/auth', url).href }),
  );
  return link.href;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] as string);
