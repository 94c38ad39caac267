import { otherNames } from './otherNames.ts';
import { ComponentLink } from './PageLink.tsx';

/** Every other name, with the pages that it leads to. */
export function NamesByName() {
  const pages = new Map<string, string[]>();
  for (const [page, names] of Object.entries(otherNames))
    for (const name of names) pages.set(name, [...(pages.get(name) ?? []), page]);
  return (
    <ul className="other-names">
      {[...pages]
        .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
        .map(([name, titles]) => (
          <li key={name}>
            {name}:{' '}
            {titles.map((title, place) => (
              <span key={title}>
                {place > 0 ? ', ' : null}
                <ComponentLink component={title} />
              </span>
            ))}
          </li>
        ))}
    </ul>
  );
}
