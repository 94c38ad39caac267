import { useEffect, useReducer, useState } from 'react';
import { Button } from '../../actions/Button';
import { Alert } from '../../feedback/Alert';
import { Spinner } from '../../feedback/Spinner';
import type { FileFieldProps } from '../FileField';

const loadField = () => import('../FileField');

/** A `FileField`, whose code is loaded when a form has one. Until then a spinner, or a message with another try. */
export function DefinedFile({ load = loadField, ...props }: FileFieldProps & { load?: typeof loadField }) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof loadField>>>();
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    load().then(setPart, () => setFailed(attempt));
  }, [attempt, load]);
  if (part) return <part.FileField {...props} />;
  if (failed < attempt) return <Spinner label={`Loading the field “${props.label}”`} />;
  return (
    <Alert
      key={attempt}
      live
      tone="danger"
      title={`The field “${props.label}” could not be loaded`}
      action={
        <Button variant="secondary" size="small" onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      Check your connection, then try again. What you entered is still here.
    </Alert>
  );
}
