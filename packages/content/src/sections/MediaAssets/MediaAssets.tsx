import { Entry, FileLink, Text } from '@advisor/ui';
import { EntryGroups } from '@advisor/ui/sections';
import { askFor } from '../../cards/askFor';
import type { MediaAssetGroup } from '../../collections/media-assets/schema';
import type { FileFacts, SectionWords } from '../../shapes/shapes';

export interface MediaAssetsProps extends SectionWords {
  /** The groups in their order, each with a name and its files. A file without an address can be asked for. */
  groups: readonly MediaAssetGroup[];
  /** What is known of files. */
  files?: FileFacts | undefined;
}

// PAGE-25
/** Files for the press, in groups. */
export function MediaAssets({ groups, files, ...section }: MediaAssetsProps) {
  return (
    <EntryGroups
      {...section}
      groups={groups.map(({ name, assets }) => ({
        name,
        entries: assets.map(({ name: asset, format, downloadUrl }) => (
          <Entry
            key={asset}
            heading={asset}
            level={4}
            end={
              <FileLink
                href={downloadUrl}
                name={asset}
                askHref={askFor(asset)}
                align="end"
                // The line below the name says what it is.
                type={null}
                bytes={downloadUrl ? files?.[downloadUrl]?.bytes : undefined}
              />
            }
          >
            <Text size="s" color="textSoft">
              {format}
            </Text>
          </Entry>
        )),
      }))}
    />
  );
}
