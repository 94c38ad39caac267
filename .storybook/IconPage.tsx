import { Icon, Text } from '@advisor/ui';
import { TextInput } from '@advisor/ui/fields';
import { useState } from 'react';
import icons from 'virtual:used-icons';
import { Copyable, CopyButton } from './Copy.tsx';
import { matches } from './matches.ts';

const nameOf = (path: string) =>
  path
    .split('/')
    .at(-1)!
    .replace(/\.tsx?$/, '');

/** Every icon used in the packages and the site, where it is used, and its copyable snippets. */
export function IconPage() {
  const [query, setQuery] = useState('');
  const found = icons.filter(({ name, usedIn }) =>
    // "calendar plus" finds `CalendarPlus` too.
    matches(query, [name, name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '), ...usedIn.map(nameOf)]),
  );
  return (
    <Copyable>
      <div className="sb-unstyled list-search">
        <TextInput type="search" label="Search the icons" value={query} onChange={setQuery} />
        <Text size="s" color="soft">
          <span role="status">{found.length === 1 ? '1 icon' : `${found.length} icons`}</span>
        </Text>
      </div>
      <ul className="tokens sb-unstyled">
        {found.map(({ name, shape, usedIn }) => (
          <li key={name} data-icon={name}>
            <div className="token-sample" aria-hidden="true">
              <Icon icon={shape} size={24} />
            </div>
            <div>
              <strong>{name}</strong>
              <p>{[...new Set(usedIn.map(nameOf))].join(', ')}</p>
            </div>
            <div className="token-copies">
              <CopyButton name="Import" text={`import { ${name} } from 'lucide';`} />
              <CopyButton name="Use" text={`<Icon icon={${name}} />`} />
            </div>
          </li>
        ))}
      </ul>
    </Copyable>
  );
}
