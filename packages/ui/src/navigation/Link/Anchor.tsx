import { useText } from '../../language/LanguageContext';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { useLinkElement, type LinkElementProps } from './LinkProvider';

const otherSite = /^(https?:)?\/\//i;
// URLs with another scheme (mailto:, tel:) and fragments of the same page.
const notForTheRouter = /^([a-z][a-z\d+.-]*:|#)/i;

// A file name: /feed.xml, /guide.pdf?print.
const file = /^[^?#]*\.[a-z\d]+(?=$|[?#])/i;

export function leavesSite(href: string): boolean {
  return otherSite.test(href);
}

// SITE-10
/**
 * The unstyled link inside `Link`, `ButtonLink` and `Card`; the URL decides which element it renders. External links
 * open in a new tab without a referrer, and screen readers are told so.
 */
export function Anchor({ children, ...props }: LinkElementProps) {
  const Internal = useLinkElement();
  const opensTab = useText('(opens in a new tab)');
  if (leavesSite(props.href)) {
    return (
      <a target="_blank" rel="noopener noreferrer" {...props}>
        {children}
        <VisuallyHidden>{` ${opensTab}`}</VisuallyHidden>
      </a>
    );
  }
  if (notForTheRouter.test(props.href) || file.test(props.href) || props.download !== undefined)
    return <a {...props}>{children}</a>;
  return <Internal {...props}>{children}</Internal>;
}
