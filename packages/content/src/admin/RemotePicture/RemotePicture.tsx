import { isWebAddress } from '@advisor/ui/text';
import { Icon, VisuallyHidden } from '@advisor/ui';
import { ImageOff } from 'lucide';
import { useState } from 'react';
import * as styles from './RemotePicture.css';

export interface RemotePictureProps {
  /** The address of the picture. Only http and https addresses are requested. */
  src: string;
  /** The text alternative; '' if text beside it says the same. */
  alt: string;
  /**
   * Whether it is a thumbnail: an icon alone stands for one that is missing, and says what is wrong to screen readers.
   * @default false
   */
  small?: boolean;
}

/** A picture from another site, which may be missing. Renders an `<img>`, or a box that says what is wrong. */
export function RemotePicture({ src, alt, small = false }: RemotePictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!isWebAddress(src) || broken === src) {
    const problem = isWebAddress(src) ? 'No picture could be loaded from this address.' : 'This is not a web address.';
    return (
      <div className={small ? styles.missingSmall : styles.missing}>
        <Icon icon={ImageOff} />
        {small ? <VisuallyHidden>{problem}</VisuallyHidden> : <span>{problem}</span>}
      </div>
    );
  }
  return (
    <img
      key={src}
      src={src}
      alt={alt}
      width={480}
      height={320}
      loading="lazy"
      referrerPolicy="no-referrer"
      className={styles.picture}
      onError={() => setBroken(src)}
    />
  );
}
