import { filesIn, type SiteFiles, type StoredEntry } from '@advisor/content/collections';
import type { PictureImage } from '@advisor/ui';
import { useEffect, useMemo, useState } from 'react';
import { siteFiles } from '../../backend/tables/files';

/** The pictures of some rows as they were uploaded, in the place of versions that publishing makes of them. */
export function useOriginals(rows: readonly StoredEntry[]): SiteFiles {
  const [images, setImages] = useState<ReadonlyMap<string, PictureImage>>(new Map());
  const [origin, setOrigin] = useState('');
  const names = useMemo(
    () => [
      ...new Set(
        rows.flatMap((row) => filesIn(row.data)).flatMap(({ name, kind }) => (kind === 'picture' ? name : [])),
      ),
    ],
    [rows],
  );
  const wanted = names.join();

  useEffect(() => {
    siteFiles.addressOf('').then(
      (address) => setOrigin(new URL(address, location.href).origin),
      // The rest of the preview is shown.
      () => undefined,
    );
  }, []);

  useEffect(() => {
    let current = true;
    for (const name of wanted.split(',').filter(Boolean)) {
      original(name).then(
        (image) => current && setImages((before) => (before.has(name) ? before : new Map(before).set(name, image))),
        // The form says that it is missing.
        () => undefined,
      );
    }
    return () => void (current = false);
  }, [wanted]);

  return useMemo(() => ({ images, origin }), [images, origin]);
}

async function original(name: string): Promise<PictureImage> {
  const address = await siteFiles.addressOf(name);
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  return { width, height, versions: [{ width, avif: address, webp: address }] };
}
