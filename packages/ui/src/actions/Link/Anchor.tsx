import { useText } from '../../language/LanguageContext';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { content } from './Link.css';
import { useLinkElement, type LinkElementProps } from './LinkProvider';

const otherSite = /^(https?:)?\/\//i;
// Addresses with another scheme (mailto:, tel:) and fragments of the same page.
const notForTheRouter = /^([a-z][a-z\d+.-]*:|#)/i;

// The name of a file: /feed.xml, /guide.pdf?print.
const file = /^[^?#]*\.[a-z\d]+(?=$|[?#])/i;

/** Whether an address leads to another site. */
export function leavesSite(href: string): boolean {
  return otherSite.test(href);
}

// SITE-10
/**
 * The unstyled link inside `Link`, `ButtonLink` and `Card`; the address decides which element it renders. Another site
 * opens in a new tab without referrer, and screen readers are told so.
 */
export function Anchor({ children, ...props }: LinkElementProps) {
  const Internal = useLinkElement();
  const opensTab = useText('(opens in a new tab)');
  if (leavesSite(props.href)) {
    return (
      <a target="_blank" rel="noopener noreferrer" {...props}>
        <span className={content}>{children}</span>
        <VisuallyHidden>{` ${opensTab}`}</VisuallyHidden>
      </a>
    );
  }
  if (notForTheRouter.test(props.href) || file.test(props.href) || props.download !== undefined)
    return <a {...props}>{children}</a>;
  return <Internal {...props}>{children}</Internal>;
}
