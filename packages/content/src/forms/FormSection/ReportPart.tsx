import { Alert, Button, Spinner } from '@advisor/ui';
import { useEffect, useReducer, useState } from 'react';
import type { AttachedReportProps } from '../AttachedReport';

const load = () => import('../AttachedReport');

/** An `AttachedReport`, whose code is loaded when there is one. Until then a spinner, or a message with another try. */
export function ReportPart(props: AttachedReportProps) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>>>();
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    load().then(setPart, () => setFailed(attempt));
  }, [attempt]);
  if (part) return <part.AttachedReport {...props} />;
  if (failed < attempt) return <Spinner label="Loading your result" />;
  return (
    <Alert
      key={attempt}
      live
      tone="danger"
      title="Your result could not be loaded"
      action={
        <Button variant="secondary" size="small" onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      Check your connection, then try again. The form can be sent without it.
    </Alert>
  );
}
