export interface SampleReturn {
  to: string;
  /** @default 'failed' */
  action?: string;
  /** @default '5.1.1' */
  status?: string;
  /** @default '550 5.1.1 No such user here' */
  said?: string;
  /** @default 'Wed, 25 Nov 2026 09:15:00 +0000' */
  date?: string;
}

/** The source of a bounce mail (RFC 3464), for stories and tests. */
export function sampleReturn({
  to,
  action = 'failed',
  status = '5.1.1',
  said = '550 5.1.1 No such user here',
  date = 'Wed, 25 Nov 2026 09:15:00 +0000',
}: SampleReturn): string {
  return [
    'Return-Path: <>',
    `Date: ${date}`,
    'From: Mail Delivery System <mailer-daemon@mx.example.net>',
    'To: brief@site.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--b1',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your message could not be delivered.',
    '',
    '--b1',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    'Arrival-Date: Wed, 25 Nov 2026 09:00:00 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Original-Recipient: rfc822;${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.net',
    `Diagnostic-Code: smtp; ${said}`,
    '',
    '--b1',
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    '',
    'From: brief@site.example',
    `To: ${to}`,
    'Subject: Insurance now asks for proof',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Three renewals, one new question.',
    '',
    '--b1--',
    '',
  ].join('\r\n');
}

/** A mail with others attached, as mail programs forward them. */
export function sampleForward(sources: readonly string[], disposition = 'attachment'): string {
  return [
    'Date: Thu, 26 Nov 2026 10:00:00 +0000',
    'From: desk@site.example',
    'To: owner@site.example',
    'Subject: Fwd: Undelivered',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="forward"',
    '',
    '--forward',
    'Content-Type: text/plain',
    '',
    'See attached.',
    ...sources.flatMap((source) => [
      '--forward',
      'Content-Type: message/rfc822',
      `Content-Disposition: ${disposition}; filename="returned.eml"`,
      '',
      source.replaceAll('"b1"', '"b2"').replaceAll('--b1', '--b2'),
    ]),
    '--forward--',
    '',
  ].join('\r\n');
}
