import { ownPicture } from '../recipes';
import type { FileStore } from './fileStore';
import type { Recipe } from './recipe';
import { RemotePicture } from './RemotePicture';
import { StoredPicture } from './StoredPicture';

export interface RecipePhotoProps {
  recipe: Pick<Recipe, 'image_url'>;
  /** Where its picture is kept, if that is one of the owner's. */
  files: FileStore | undefined;
  /** Whether it is a thumbnail, as in `RemotePicture`. */
  small?: boolean;
}

/** The picture of a recipe beside its title, which says what it shows; nothing without one. */
export function RecipePhoto({ recipe: { image_url }, files, small }: RecipePhotoProps) {
  const file = ownPicture(image_url, []);
  if (file !== null) return <StoredPicture files={files} name={file} alt="" small={small} />;
  return image_url ? <RemotePicture src={image_url} alt="" small={small} /> : null;
}
