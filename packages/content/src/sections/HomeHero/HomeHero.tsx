import { Hero, type HeroProps } from '@advisor/ui/sections';
import type { ContentPicture } from '../../collections/files';
import { Portrait } from '../../illustrations';

export interface HomeHeroProps extends Pick<HeroProps, 'label' | 'headline' | 'tagline' | 'highlights' | 'actions'> {
  /** The person in the portrait, or of the monogram. */
  ownerName: string;
  /** A photo in the place of the monogram. */
  portrait?: ContentPicture | undefined;
}

// PAGE-1
/** The hero of the landing page: headline, tagline, highlights, portrait and buttons. */
export function HomeHero({ label, headline, tagline, highlights, actions, ownerName, portrait }: HomeHeroProps) {
  return (
    <Hero
      label={label}
      headline={headline}
      tagline={tagline}
      highlights={highlights}
      actions={actions}
      headlineSize="cover"
      media={<Portrait ownerName={ownerName} picture={portrait} priority />}
    />
  );
}
