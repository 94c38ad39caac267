import { isWebAddress, useFormValue } from '@advisor/ui/forms';
import { useEffect, useState } from 'react';
import { RemotePicture } from '../RemotePicture';
import { preview } from './PicturePreview.css';

/** How long typing pauses before an address is asked for, in ms: half an address is somebody else's. */
const PAUSE = 500;

/** The picture at the address in the field `image_url` of the form around it, while that is a web address. */
export function PicturePreview() {
  const address = useFormValue<string>('image_url').trim();
  const [settled, setSettled] = useState(address);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(address), PAUSE);
    return () => clearTimeout(timer);
  }, [address]);

  if (settled !== address || !isWebAddress(settled)) return null;
  return (
    <div className={preview}>
      <RemotePicture src={settled} alt="Preview of the picture" />
    </div>
  );
}
