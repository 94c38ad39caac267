import { Badge, Heading, Text } from '@advisor/ui';
import type { ReactNode } from 'react';
import { brands } from '../packages/ui/src/theme/brands/index.ts';
import { Lines, statuses } from './GuideParts.tsx';
import { PageLink } from './PageLink.tsx';
import { useGroupCounts } from './storyIndex.ts';
import { globalTypes } from './toolbar.ts';
import { viewports } from './viewports.ts';

/** The opening of the introduction: what this is, and how much of it there is. */
export function Opening({ children }: { children: ReactNode }) {
  const counts = [...useGroupCounts().values()];
  const sum = (what: 'pages' | 'stories') => counts.reduce((total, count) => total + count[what], 0);
  const figures = [
    ['pages', sum('pages')],
    ['stories', sum('stories')],
    ['brands, light and dark', brands.length],
    ['widths', Object.keys(viewports).length],
  ] as const;
  return (
    <header className="intro-opening sb-unstyled">
      <Text size="s" color="marker" weight="medium">
        For those who design and review
      </Text>
      <Heading level={1} size="hero">
        Advisor design system
      </Heading>
      <Text as="div" size="l" color="textSoft" measure>
        {children}
      </Text>
      <dl className="intro-figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure || '…'}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** A section of the page: its name in a narrow column beside its content. */
export function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="intro-part">
      <h2 id={id}>{heading}</h2>
      <div>{children}</div>
    </section>
  );
}

/** Names with their descriptions, between hairlines. */
export function Rows({
  rows,
}: {
  rows: readonly { name: ReactNode; key: string; end?: ReactNode; text: ReactNode }[];
}) {
  return (
    <dl className="intro-rows sb-unstyled">
      {rows.map(({ key, name, end, text }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{text}</dd>
          {end ? <dd className="intro-end">{end}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

/** The groups of the sidebar, each with a description, a first page and the number of pages. */
export function Groups({ groups }: { groups: readonly { group: string; start: string; text: string }[] }) {
  const counts = useGroupCounts();
  const pagesOf = (group: string) => {
    const pages = counts.get(group)?.pages;
    return pages && `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  };
  return (
    <Rows
      rows={groups.map(({ group, start, text }) => ({
        key: group,
        name: <PageLink to={start}>{group}</PageLink>,
        text,
        end: pagesOf(group),
      }))}
    />
  );
}

/** Every switch of the toolbar with its choices. */
export function Toolbar() {
  const switches = Object.values(globalTypes).map(({ description, toolbar }) => ({
    name: (toolbar as { title: string }).title,
    text: description ?? '',
    choices: (toolbar as { items: { title: string }[] }).items.map(({ title }) => title),
  }));
  const width = {
    name: 'Viewport',
    text: 'The width of the window, also on docs pages',
    choices: Object.values(viewports).map(({ name }) => name),
  };
  return (
    <Rows
      rows={[...switches, width].map(({ name, text, choices }) => ({
        key: name,
        name,
        text: (
          <>
            {text}
            <span className="intro-choices">
              {choices.map((choice) => (
                <Badge key={choice}>{choice}</Badge>
              ))}
            </span>
          </>
        ),
      }))}
    />
  );
}

/** What each status promises, and when a component has it. */
export function Statuses() {
  return (
    <Rows
      rows={Object.values(statuses).map(({ name, meaning, criteria }) => ({
        key: name,
        name,
        text: (
          <>
            {meaning}
            <Lines lines={criteria} />
          </>
        ),
      }))}
    />
  );
}
