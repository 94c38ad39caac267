import type { ContentPicture } from '../../collections/files';
import { Portrait } from '../../illustrations';
import type { PageHero } from '../../shapes/shapes';
import { PageOpening } from '../PageOpening';

export interface PortraitOpeningProps extends PageHero {
  /** The owner's name, for the portrait or the monogram. */
  ownerName: string;
  /** A photo instead of the monogram. */
  portrait?: ContentPicture | undefined;
}

// PAGE-47
/** The hero of an inner page about the owner: a photo or monogram instead of a cover. */
export function PortraitOpening({ ownerName, portrait, ...opening }: PortraitOpeningProps) {
  return <PageOpening {...opening} cover={<Portrait ownerName={ownerName} picture={portrait} priority />} />;
}
