import { Entry, FileLink, Text, type EntryProps } from '@advisor/ui';
import type { Resource } from '../../collections/resources/schema';
import type { FileFacts } from '../../shapes/shapes';
import { askFor } from '../askFor';

export interface ResourceCardProps {
  /** The document to show: name, kind, description and file. Without a file it can be asked for. */
  resource: Resource;
  /** What is known of files. */
  files?: FileFacts | undefined;
  /**
   * The level of the heading in the outline of the page.
   * @default 4
   */
  level?: EntryProps['level'];
}

/** A document of the library. Renders an `<article>` as a row of its category. */
export function ResourceCard({ resource, files, level = 4 }: ResourceCardProps) {
  const { name, type, description, downloadUrl } = resource;
  const facts = downloadUrl === null ? undefined : files?.[downloadUrl];
  return (
    <Entry
      heading={name}
      level={level}
      end={
        <FileLink
          href={downloadUrl}
          name={name}
          askHref={askFor(name)}
          align="end"
          pages={facts?.pages}
          bytes={facts?.bytes}
        />
      }
    >
      <Text size="s" color="textSoft">{`${type}. ${description}`}</Text>
    </Entry>
  );
}
