import { useEffect, useRef, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { followLink } from './followLink';
import { goBack } from './goBack';
import { preloadTarget } from './preloadTarget';

export interface PrerenderedMainProps {
  /** The page's HTML, as prerendered. */
  html: string;
}

/** Null if the page was left, or offline: the page keeps its build date, and text can still be selected. */
const load = () => import('../wiring/ofText').catch(() => null);

/**
 * The main part of a text-only page, as loaded: its links use the router, and its buttons copy text. Renders the
 * `<main>`.
 */
export function PrerenderedMain({ html }: PrerenderedMainProps) {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const { current } = main;
    const links = [...current!.querySelectorAll<HTMLAnchorElement>('a[data-routed]')];
    const stops = links.map(preloadTarget);
    // PAGE-26
    if (current!.querySelector('[data-today]')) void load().then((code) => code?.showToday(current!));
    return () => stops.forEach((stop) => stop());
  }, []);

  function follow(event: MouseEvent) {
    const target = event.target as Element;
    // PAGE-47
    const copying = target.closest<HTMLElement>('[data-copy]');
    if (copying) void load().then((code) => code?.copyText(copying));
    const link = target.closest('a');
    if (!link) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    // SITE-12
    if (isPlain && link.matches('[data-acts]') && goBack()) event.preventDefault();
    else if (link.matches('[data-routed]')) followLink(event, link, link.getAttribute('href')!, navigate);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- It follows links, which a key clicks too.
    <main ref={main} id="main" tabIndex={-1} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
