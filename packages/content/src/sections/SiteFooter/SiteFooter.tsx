import { Footer } from '@advisor/ui';
import { useEffect, useState } from 'react';
import { brand, connectLinks, copyrightLine, footerColumns, footerText, legalLinks } from '../../navigation';
import { owner } from '../../owner';

const columns = [...footerColumns, connectLinks];

// SITE-9
/** The footer of every page: quick links, ventures, services, social and mail links, and the copyright line. */
export function SiteFooter() {
  return (
    <Footer
      brand={brand.label}
      text={footerText}
      columns={columns}
      legal={<Copyright />}
      onPaper={`${new URL(owner.siteUrl).host} · ${owner.email}`}
      legalLinks={legalLinks}
    />
  );
}

/** The page may have been prerendered last year, so the browser updates the line. */
function Copyright() {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <span key={String(inBrowser)} suppressHydrationWarning>
      {copyrightLine(new Date().getFullYear())}
    </span>
  );
}
