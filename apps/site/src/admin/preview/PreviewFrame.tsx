import { PreviewPane } from '@advisor/content/admin';
import { useEffect, useRef } from 'react';
import { previewMessage, type PreviewAsk } from './previewMessage';

/** The preview of a page, in a frame that gets each draft as it is typed. */
export function PreviewFrame({ path, rows, near }: PreviewAsk) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef<PreviewAsk>(undefined);

  useEffect(() => {
    latest.current = { path, rows, near };
    const send = () =>
      frame.current?.contentWindow?.postMessage({ type: previewMessage, ask: latest.current }, location.origin);
    send();
    const onMessage = ({ origin, source, data }: MessageEvent<{ type?: unknown }>) => {
      if (origin === location.origin && source === frame.current?.contentWindow && data.type === previewMessage) send();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [path, rows, near]);

  return <PreviewPane title={`Preview of ${path}`} src="/admin/preview" frameRef={frame} />;
}
