import { Entry, Text } from '@advisor/ui';
import { EntryGroups } from '@advisor/ui/sections';
import { FileButton } from '../../cards/FileButton';
import { mediaAssetGroups, mediaAssetsSection } from '../../lists/media-kit';

// PAGE-25
/** The files for the press: photos, biography, speaking materials. */
export function MediaAssets() {
  return (
    <EntryGroups
      {...mediaAssetsSection}
      groups={mediaAssetGroups.map(({ name, assets }) => ({
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
