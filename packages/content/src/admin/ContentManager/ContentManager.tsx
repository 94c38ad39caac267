import type { ContentItem, ContentType } from '../contentItem';
import { ContentItemCard } from '../ContentItemCard';
import { ContentItemDialog } from '../ContentItemDialog';
import { ItemManager, type ItemKind } from '../ItemManager';
import { sampleContent } from '../sampleContent';

export interface ContentManagerProps {
  /**
   * The initial items.
   * @default the newest entries of the site's own lists
   */
  samples?: readonly ContentItem[];
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

const kinds: readonly ItemKind<ContentType>[] = [
  { type: 'publication', label: 'Publications', singular: 'publication' },
  { type: 'podcast', label: 'Podcasts', singular: 'podcast' },
  { type: 'speaking', label: 'Speaking', singular: 'talk' },
  { type: 'media', label: 'Media', singular: 'media item' },
];

// ADMIN-8, ADMIN-10
/** The page /admin/content: publications, podcasts, talks and media. Changes stay in the page; nothing is stored. */
export function ContentManager({ samples = sampleContent, onUnsavedChange }: ContentManagerProps) {
  return (
    <ItemManager<ContentType, ContentItem>
      headline="Content"
      tagline="Publications, podcasts, talks and media."
      kinds={kinds}
      samples={samples}
      renderCard={(item, actions) => <ContentItemCard item={item} level={2} {...actions} />}
      renderDialog={(state) => <ContentItemDialog open {...state} onUnsavedChange={onUnsavedChange} />}
    />
  );
}
