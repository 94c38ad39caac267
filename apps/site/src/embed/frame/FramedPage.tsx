import { ScriptFailure } from '@advisor/content/sections';
import { Container, Heading, VisuallyHidden } from '@advisor/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { contentAt } from '../../content/pageContent';
import { useSite } from '../../content/site';
import { findRoute } from '../../routing/routes';
import { Hydrated } from '../../shell/Hydrated';
import '../../wiring/lateStyles';
import { followView } from './followView';

/** What a framed page tells the page around it. The type names us: other frames send messages too. */
export interface FrameMessage {
  type: 'advisor-resize';
  /** Of the content, in px. */
  height: number;
}

// SITE-22
/** The frame of a page that other sites show in an `<iframe>`: no bar, no footer, and messages about its height. */
export function FramedPage({ children }: { children: (locale: string | undefined) => ReactNode }) {
  const { pathname, search } = useLocation();
  const [locale, setLocale] = useState<string>();
  // After the first render: the prerendered page has no query.
  useEffect(() => {
    const asked = new URLSearchParams(search).get('locale') ?? undefined;
    if (asked === undefined || !isLocale(asked)) return;
    document.documentElement.lang = asked;
    setLocale(asked);
  }, [search]);
  const { owner } = useSite();
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = content.current;
    if (!element || parent === window) return;
    const observer = new ResizeObserver(() => {
      const message: FrameMessage = {
        type: 'advisor-resize',
        height: Math.ceil(element.getBoundingClientRect().height),
      };
      // Any site may show this page, and a height is no secret.
      parent.postMessage(message, '*');
    });
    observer.observe(element);
    const unfollow = followView(element);
    return () => {
      observer.disconnect();
      unfollow();
    };
  }, []);

  return (
    <div ref={content}>
      <main id="_main" tabIndex={-1}>
        <Container>
          <Heading level={1}>
            <VisuallyHidden>{contentAt(findRoute(pathname)!.framed!)?.title}</VisuallyHidden>
          </Heading>
          {/* oxlint-disable-next-line translation/text-alone -- a tool */}
          {children(locale)}
        </Container>
      </main>
      <Hydrated part="bar" />
      <Hydrated part="footer" />
      <ScriptFailure email={owner.email} id="_load-failure" />
    </div>
  );
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
