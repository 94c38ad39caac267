import { Entry, FileLink, Text } from '@advisor/ui';
import { EntryGroups } from '@advisor/ui/sections';
import { askFor } from '../../cards/askFor';
import { CopyText } from '../../cards/CopyText';
import type { MediaAssetGroup } from '../../collections/media-assets/schema';
import type { FileFacts, SectionWords } from '../../shapes/shapes';
import * as styles from './MediaAssets.css';

export interface MediaAssetsProps extends SectionWords {
  groups: readonly MediaAssetGroup[];
  /** Metadata of files. */
  files?: FileFacts | undefined;
  /** The last group: the site's mark and colors. */
  brand?: BrandKit | undefined;
}

export interface BrandKit {
  /** The name of the group. */
  name: string;
  marks: readonly { name: string; format: string; href: string }[];
  /** As `#rrggbb`. */
  colours: readonly { name: string; value: string }[];
}

// PAGE-25, PAGE-47
/** Press files in groups, and the site's mark and colors with previews. */
export function MediaAssets({ groups, files, brand, ...section }: MediaAssetsProps) {
  return (
    <EntryGroups
      {...section}
      groups={[
        ...groups.map(({ name, assets }) => ({
          name,
          description: onRequest(assets),
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
                  // The line below the name has the type.
                  type={null}
                  bytes={downloadUrl ? files?.[downloadUrl]?.bytes : undefined}
                />
              }
            >
              <Text size="s" color="soft">
                {format}
              </Text>
            </Entry>
          )),
        })),
        ...(brand ? [{ name: brand.name, entries: brandEntries(brand) }] : []),
      ]}
    />
  );
}

// PAGE-47
/** Missing files need a request, whatever the text above says, so that it does not read as permission to use them. */
function onRequest(assets: MediaAssetGroup['assets']): string | undefined {
  const missing = assets.filter(({ downloadUrl }) => downloadUrl === null).length;
  if (missing === 0) return undefined;
  return missing === assets.length ? 'Sent on request.' : 'Some are sent on request.';
}

const brandEntries = ({ marks, colours }: BrandKit) => [
  ...marks.map(({ name, format, href }) => (
    <Entry
      key={href}
      heading={name}
      level={4}
      end={<FileLink href={href} name={name} askHref={askFor(name)} align="end" type={null} />}
    >
      <Text size="s" color="soft">
        <img className={styles.preview} src={href} alt="" width="44" height="44" loading="lazy" />
        {format}
      </Text>
    </Entry>
  )),
  ...colours.map(({ name, value }) => (
    <Entry key={name} heading={name} level={4} end={<CopyText text={value} name={`${name}, ${value}`} />}>
      <Text size="s" color="soft">
        {/* A presentation attribute, because the Content-Security-Policy blocks inline styles. */}
        <svg className={styles.preview} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
          <path fill={value} d="M0 0h44v44H0z" />
        </svg>
        {value}
      </Text>
    </Entry>
  )),
];
