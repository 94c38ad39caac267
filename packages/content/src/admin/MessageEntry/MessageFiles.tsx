import { Alert, Button, CodeBlock } from '@advisor/ui';
import { cutText, tidyText } from '@advisor/ui/text';
import { useState } from 'react';
import { fileLabel, isTextFile, type MessageFile } from '../messages/message';
import * as styles from './MessageEntry.css';

export interface MessageFilesProps {
  files: readonly MessageFile[];
  onDownload: (file: MessageFile) => void;
  /** Loads the content of a file. Without it no file can be displayed here. */
  onRead?: ((file: MessageFile) => Promise<Uint8Array>) | undefined;
}

/** The files of an answer. Text files can be displayed as plain text; all can be downloaded. */
export function MessageFiles({ files, onDownload, onRead }: MessageFilesProps) {
  return files.map((file, position) => (
    // Files need not be unique.
    <div key={position} className={styles.file}>
      <div className={styles.actions}>
        <Button variant="quiet" size="small" onClick={() => onDownload(file)}>
          Download {fileLabel(file)}
        </Button>
        {onRead && isTextFile(file) ? <ReadHere file={file} onRead={onRead} /> : null}
      </div>
    </div>
  ));
}

/** Larger files can only be downloaded: displaying them would be slow. */
const longestShown = 200_000;

type Reading = { state: 'closed' | 'loading' | 'failed' } | { state: 'open'; text: string };

// FORM-28
/** Displays a file as sanitised plain text, whatever its type. */
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
        {isOpen ? 'Hide' : 'Read'} {file.name}
      </Button>
      {isOpen ? (
        <div className={styles.content}>
          <CodeBlock label={file.name} wraps height="limited">
            {reading.text}
          </CodeBlock>
        </div>
      ) : null}
      {reading.state === 'failed' ? (
        <Alert live tone="danger" title={`${file.name} could not be loaded`}>
          Check your connection and try again.
        </Alert>
      ) : null}
    </>
  );
}
