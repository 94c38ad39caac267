import { Entry, Text, type EntryProps } from '@advisor/ui';
import type { Resource } from '../../collections/resources/schema';
import { FileButton } from '../FileButton';

export interface ResourceCardProps {
  resource: Resource;
  /** @default 4 */
  level?: EntryProps['level'];
}

/** A document of the library. Renders an `<article>` as a row of its category. */
export function ResourceCard({ resource: { name, type, description, downloadUrl }, level = 4 }: ResourceCardProps) {
  return (
    <Entry heading={name} level={level} end={<FileButton href={downloadUrl} name={name} />}>
      <Text size="s" tone="soft">
        {type}. {description}
      </Text>
    </Entry>
  );
}
