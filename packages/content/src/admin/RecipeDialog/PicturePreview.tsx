import { useFormValue } from '@advisor/ui/forms';
import { isWebAddress } from '@advisor/ui/text';
import { useEffect, useState } from 'react';
import { RemotePicture } from '../RemotePicture';
import { preview } from './PicturePreview.css';

/** The debounce before an address is requested, in ms: a partial address may belong to someone else. */
const PAUSE = 500;

/** A preview of the picture in the field `image_url`, if that is a web address. */
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
