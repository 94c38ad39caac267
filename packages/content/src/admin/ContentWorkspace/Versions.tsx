import { Text } from '@advisor/ui';
import type { Difference } from '../content/entryFields';
import { versions } from './ContentWorkspace.css';

interface VersionsProps {
  found: readonly Difference[];
  /** What both versions are: "Before", "After". */
  names: readonly [string, string];
}

/** What differs between two versions, field by field. */
export function Versions({ found, names: [before, after] }: VersionsProps) {
  if (found.length === 0) return <Text size="s">Nothing in its words differs.</Text>;
  return (
    <>
      {found.map((each) => (
        <div key={each.place}>
          <Text size="s" weight="strong">
            {each.place}
          </Text>
          <div className={versions}>
            <Text size="s" tone="soft">
              {before}: {each.before || '(empty)'}
            </Text>
            <Text size="s">
              {after}: {each.after || '(empty)'}
            </Text>
          </div>
        </div>
      ))}
    </>
  );
}
