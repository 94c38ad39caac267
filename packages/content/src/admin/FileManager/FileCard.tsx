import { Button, Card, Icon, Link, Text, VisuallyHidden } from '@advisor/ui';
import { formatFileSize } from '@advisor/ui/text';
import { FileText } from 'lucide';
import type { FilePlace } from '../entries/filePlaces';
import { isPictureFile, type StoredFile } from '../fileStore';
import { RemotePicture } from '../RemotePicture';
import * as styles from './FileManager.css';

export interface FileCardProps {
  file: StoredFile;
  /** The entries that use it; null while that is not known. */
  places: readonly FilePlace[] | null;
  /** Called to copy its address. */
  onCopy: () => void;
  /** Called to remove it; the caller asks. */
  onRemove: () => void;
}

/** One of the owner's files. Renders an `<article>`. */
export function FileCard({ file, places, onCopy, onRemove }: FileCardProps) {
  const { name, size, storedAt, address } = file;
  return (
    <Card
      heading={<span className={styles.name}>{name}</span>}
      level={2}
      media={
        isPictureFile(file) ? (
          <RemotePicture src={address} alt="" />
        ) : (
          <div className={styles.document}>
            <Icon icon={FileText} size={40} />
          </div>
        )
      }
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onCopy}>
            Copy address<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
          </Button>
          <Button variant="quiet" tone="danger" size="small" onClick={onRemove}>
            Remove<VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
        </>
      }
    >
      <Text size="xs" color="textSoft" tabular>
        {`${formatFileSize(size)}${storedAt ? ` · ${new Date(storedAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}` : ''}`}
      </Text>
      <Text as="div" size="s">
        {places?.length ? (
          <>
            <span>Used by</span>{' '}
            {places.map(({ label, href, live }, index) => (
              <span key={href}>
                {index > 0 ? <span>, </span> : null}
                <Link href={href}>{label}</Link>
                {live ? null : <span> (draft)</span>}
              </span>
            ))}
          </>
        ) : places ? (
          'Not used by an entry'
        ) : null}
      </Text>
    </Card>
  );
}
