import { Entry, Text } from '@advisor/ui';
import { EntryGroups } from '@advisor/ui/sections';
import { FileButton } from '../../cards/FileButton';
import type { MediaAssetGroup } from '../../collections/media-assets/schema';
import type { SectionWords } from '../../shapes/shapes';

export interface MediaAssetsProps extends SectionWords {
  groups: readonly MediaAssetGroup[];
}

// PAGE-25
/** Files for the press, in groups. */
export function MediaAssets({ groups, ...section }: MediaAssetsProps) {
  return (
    <EntryGroups
      {...section}
      groups={groups.map(({ name, assets }) => ({
        name,
        entries: assets.map((asset) => (
          <Entry
            key={asset.name}
            heading={asset.name}
            level={4}
            end={<FileButton href={asset.downloadUrl} name={asset.name} />}
          >
            <Text size="s" tone="soft">
              {asset.format}
            </Text>
          </Entry>
        )),
      }))}
    />
  );
}
