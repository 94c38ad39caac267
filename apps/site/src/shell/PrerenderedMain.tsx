import { useEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { followLink } from './followLink';
import { goBack } from './goBack';
import { preloadTarget } from './preloadTarget';

export interface PrerenderedMainProps {
  /** Of the page, as the build has drawn it. */
  html: string;
}

/**
 * The main part of a page that only says something, as it was loaded: its links lead on by the router, and nothing else
 * in it needs scripts. Renders the `<main>`.
 */
export function PrerenderedMain({ html }: PrerenderedMainProps) {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const { current } = main;
    const links = [...current!.querySelectorAll<HTMLAnchorElement>('a[data-routed]')];
    const stops = links.map(preloadTarget);
    // PAGE-26. Where that cannot be loaded, the date is that of the build.
    if (current!.querySelector('[data-today]'))
      import('./showToday').then(
        (today) => today.showToday(current!),
        () => {},
      );
    return () => stops.forEach((stop) => stop());
  }, []);

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    // SITE-12
    if (isPlain && link.matches('[data-acts]') && goBack()) event.preventDefault();
    else if (link.matches('[data-routed]')) followLink(event, link, link.getAttribute('href')!, navigate);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- It follows links, which a key clicks too.
    <main ref={main} id="_main" tabIndex={-1} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
