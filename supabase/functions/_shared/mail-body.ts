/** The site, as named in mails. */
export interface SiteIdentity {
  /** The name of the site's owner. */
  name: string;
  /** Its public address. */
  url: string;
}

/** A part of a mail, below each other: a paragraph, or what stands out of them. */
export type MailPart =
  | string
  | { heading: string }
  /** A link; a mail without HTML has `before` and the address. */
  | { before: string; link: string; label: string }
  /** Something to copy. */
  | { before: string; code: string };

/** The same words as plain text and as HTML, with the site at the end. All of them are text: none is interpreted as markup. */
export function mailBody(
  subject: string,
  parts: readonly MailPart[],
  site: SiteIdentity,
): { text: string; html: string } {
  const { host } = new URL(site.url);
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
${parts.map(htmlOf).join('\n')}
<p>${escape(site.name)}<br><a href="${escape(site.url)}" style="color:#0b4a8f">${escape(host)}</a></p>
</main>
</body>
</html>
`;
  return { text: `${[...parts.map(textOf), `${site.name}\n${site.url}`].join('\n\n')}\n`, html };
}

function textOf(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return `${part.heading}\n${'-'.repeat(part.heading.length)}`;
  if ('link' in part) return `${part.before}\n${part.link}`;
  return `${part.before}\n${part.code}`;
}

function htmlOf(part: MailPart): string {
  if (typeof part === 'string') return `<p>${lines(part)}</p>`;
  if ('heading' in part)
    return `<h2 style="font-size:18px;line-height:1.3;margin:24px 0 0">${escape(part.heading)}</h2>`;
  if ('link' in part) return `<p><a href="${escape(part.link)}" style="color:#0b4a8f">${escape(part.label)}</a></p>`;
  return `<p>${escape(part.before)}</p>
<p style="font:bold 24px/1.5 ui-monospace,monospace;letter-spacing:2px">${escape(part.code)}</p>`;
}

const lines = (text: string) => escape(text).replaceAll('\n', '<br>');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] as string);
