import { Footer } from '@advisor/ui';
import { useEffect, useState } from 'react';
import { copyrightLine } from '../../copyrightLine';
import type { Action } from '../../shapes/shapes';
import type { FooterColumn } from '../../navigation';

export interface SiteFooterProps {
  /** Whose site it is. */
  owner: { name: string; email: string; siteUrl: string };
  /** One sentence that says what the owner does. */
  text: string;
  /** The links, column by column. */
  columns: readonly FooterColumn[];
  /** Links beside the copyright line. */
  legalLinks: readonly Action[];
}

// SITE-9
/** The footer of every page: links in columns, the copyright line, and on paper the address of the site. */
export function SiteFooter({ owner, text, columns, legalLinks }: SiteFooterProps) {
  return (
    <Footer
      brand={owner.name}
      text={text}
      columns={columns}
      legal={<Copyright name={owner.name} />}
      onPaper={`${new URL(owner.siteUrl).host} · ${owner.email}`}
      legalLinks={legalLinks}
    />
  );
}

/** The page may have been prerendered last year, so the browser updates the line. */
function Copyright({ name }: { name: string }) {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <span key={String(inBrowser)} suppressHydrationWarning>
      {copyrightLine(name, new Date().getFullYear())}
    </span>
  );
}
