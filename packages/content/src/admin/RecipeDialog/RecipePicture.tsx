import { useFormField } from '@advisor/ui/forms';
import { ownPicture } from '../../recipes';
import { publicFiles } from '../../schema/rules';
import type { FileStore } from '../fileStore';
import { PictureInput } from '../PictureInput';

// RECIPE-10
/** The picture of a recipe, bound to the fields `image_url` and `image_alt`. */
export function RecipePicture({ files }: { files: FileStore | undefined }) {
  const address = useFormField('image_url', '');
  const alt = useFormField('image_alt', '');
  const file = ownPicture(address.value, []);
  return (
    <PictureInput
      label="Picture"
      id={address.id!}
      altId={alt.id!}
      value={file === null ? null : { file, alt: alt.value }}
      address={file === null ? address.value : ''}
      error={address.error}
      altError={alt.error}
      files={files}
      onChange={(picture) => {
        // Without an origin: the site may move, and its files with it.
        address.onChange(picture ? publicFiles + picture.file : '');
        alt.onChange(picture?.alt ?? '');
      }}
      onBlur={address.onBlur}
      onAltBlur={alt.onBlur}
    />
  );
}
