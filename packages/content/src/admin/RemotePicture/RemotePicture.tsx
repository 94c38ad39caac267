import { isWebAddress } from '@advisor/ui/forms';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import * as styles from './RemotePicture.css';

export interface RemotePictureProps {
  /** Where the picture is. Anything but an http or https address is not asked for. */
  src: string;
  /** What it shows; '' where a text beside it says so already. */
  alt: string;
}

/** A picture from another site, which may be gone. Renders an `<img>`, or a plane that says what is wrong. */
export function RemotePicture({ src, alt }: RemotePictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!isWebAddress(src) || broken === src) {
    return (
      <div className={styles.missing}>
        <ImageOff aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />
        {isWebAddress(src) ? 'No picture could be loaded from this address.' : 'This is not a web address.'}
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
