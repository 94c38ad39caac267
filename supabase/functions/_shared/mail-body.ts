/** The site, as named in mails. */
export interface SiteIdentity {
  /** The site owner's name. */
  name: string;
  /** Its public URL. */
  url: string;
}

/** A block of a mail: a paragraph, or one of the highlighted kinds below. */
export type MailPart =
  | string
  | { heading: string }
  /** A link; the text version has `before` and the URL. */
  | { before: string; link: string; label: string }
  /** Text to copy. */
  | { before: string; code: string }
  /** A quotation of someone else's text. */
  | { quote: string };

/**
 * The same content as plain text and as HTML, ending with the site's details. Everything is text: none of it is
 * interpreted as markup.
 */
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
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:560px;margin:0 auto">
<h1 style="font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${parts.map(htmlOf).join('\n')}
<p>${escapeHtml(site.name)}<br><a href="${escapeHtml(site.url)}" style="color:#0b4a8f">${escapeHtml(host)}</a></p>
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
  if ('code' in part) return `${part.before}\n${part.code}`;
  return part.quote.replace(/^/gm, '> ');
}

function htmlOf(part: MailPart): string {
  if (typeof part === 'string') return `<p>${lines(part)}</p>`;
  if ('heading' in part)
    return `<h2 style="font-size:18px;line-height:1.3;margin:24px 0 0">${escapeHtml(part.heading)}</h2>`;
  if ('link' in part)
    return `<p><a href="${escapeHtml(part.link)}" style="color:#0b4a8f">${escapeHtml(part.label)}</a></p>`;
  if ('code' in part)
    return `<p>${escapeHtml(part.before)}</p>
<p style="font:bold 24px/1.5 ui-monospace,monospace;letter-spacing:2px">${escapeHtml(part.code)}</p>`;
  return `<blockquote style="margin:16px 0;padding:0 0 0 16px;border-left:3px solid #c8c8c8;overflow-wrap:anywhere">${lines(part.quote)}</blockquote>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] as string);
