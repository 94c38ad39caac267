import { Alert, Button } from '@advisor/ui';
import { cutText, tidyText } from '@advisor/ui/text';
import { useState } from 'react';
import { fileLabel, isTextFile, type MessageFile } from '../message';
import * as styles from './MessageEntry.css';

export interface MessageFilesProps {
  files: readonly MessageFile[];
  onDownload: (file: MessageFile) => void;
  /** Loads the content of a file. Without it no file can be read here. */
  onRead?: ((file: MessageFile) => Promise<Uint8Array>) | undefined;
}

/** The files of an answer. Text can be read in place, as plain text; all can be downloaded. */
export function MessageFiles({ files, onDownload, onRead }: MessageFilesProps) {
  return files.map((file, position) => (
    // Two files may be the same.
    <div key={position} className={styles.file}>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={() => onDownload(file)}>{`Download ${fileLabel(file)}`}</Button>
        {onRead && isTextFile(file) ? <ReadHere file={file} onRead={onRead} /> : null}
      </div>
    </div>
  ));
}

/** More is only downloaded: a page with it would be slow. */
const longestShown = 200_000;

type Reading = { state: 'closed' | 'loading' | 'failed' } | { state: 'open'; text: string };

// FORM-28
/** As text without what could disguise it, whatever the type of the file. */
function ReadHere({ file, onRead }: { file: MessageFile; onRead: NonNullable<MessageFilesProps['onRead']> }) {
  const [reading, setReading] = useState<Reading>({ state: 'closed' });

  async function read() {
    setReading({ state: 'loading' });
    try {
      const text = tidyText(new TextDecoder().decode(await onRead(file)), 'text');
      setReading({ state: 'open', text: cutText(text, longestShown) });
    } catch (error) {
      console.error('Failed to load the file', error);
      setReading({ state: 'failed' });
    }
  }

  const isOpen = reading.state === 'open';
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        busy={reading.state === 'loading'}
        onClick={() => (isOpen ? setReading({ state: 'closed' }) : void read())}
      >
        {`${isOpen ? 'Hide' : 'Read'} ${file.name}`}
      </Button>
      {isOpen ? (
        <section aria-label={file.name} className={styles.content}>
          <pre className={styles.text}>{reading.text}</pre>
        </section>
      ) : null}
      {reading.state === 'failed' ? (
        <Alert live tone="danger" title={`${file.name} could not be loaded`}>
          Check your connection and try again.
        </Alert>
      ) : null}
    </>
  );
}
