import { useEffect, useState } from 'react';
import type { FileStore } from '../fileStore';
import { RemotePicture } from '../RemotePicture';

export interface StoredPictureProps {
  /** Where the owner's files are kept. Without it nothing is shown. */
  files: Pick<FileStore, 'addressOf'> | undefined;
  /** Its name among the owner's files. */
  name: string;
  /** The text alternative; '' if text beside it says the same. */
  alt: string;
  /**
   * Whether it is a thumbnail, as in `RemotePicture`.
   * @default false
   */
  small?: boolean;
}

/** One of the owner's pictures, as it was uploaded. It may have been removed. Renders a `RemotePicture`. */
export function StoredPicture({ files, name, alt, small }: StoredPictureProps) {
  const [found, setFound] = useState<{ name: string; address: string }>();
  useEffect(() => {
    let current = true;
    files?.addressOf(name).then(
      (address) => current && setFound({ name, address }),
      () => current && setFound({ name, address: '' }),
    );
    return () => void (current = false);
  }, [files, name]);
  return found?.name === name ? <RemotePicture src={found.address} alt={alt} small={small} /> : null;
}
