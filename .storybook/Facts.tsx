import { DocsContext } from '@storybook/addon-docs/blocks';
import facts from 'virtual:component-facts';
import { useContext } from 'react';
import { Code } from './Code.tsx';
import { componentName } from './componentName.ts';
import { withCode } from './GuideParts.tsx';
import { ComponentLink } from './PageLink.tsx';
import { ToolbarContext, type ToolbarState } from './ToolbarContext.ts';
import { asAddress } from './toolbar.ts';

interface FactsProps {
  /** Title in the sidebar: `Actions/Button`. */
  title: string;
  /** URL of its design file, from the stories' `design` parameter. */
  design?: string;
}

/** How to import a component, where its source is, how large it is, and what proves that it works. */
export function Facts({ title, design }: FactsProps) {
  const docs = useContext(DocsContext);
  const own = facts.components[title];
  if (!own) return null;
  const { entry, source, size, version, tests } = own;
  const stories = docs.componentStories();
  const played = stories.filter(({ playFunction }) => playFunction !== undefined).length;
  return (
    <>
      {entry ? <Code code={`import { ${componentName(title)} } from '${entry}';`} language="tsx" /> : null}
      <dl className="facts sb-unstyled">
        <dt>Source</dt>
        <dd>
          <SourceLink path={source} />
        </dd>
        {size === undefined ? null : (
          <>
            <dt>Size</dt>
            <dd>{size.toFixed(1)} KB compressed, with what it is made of</dd>
          </>
        )}
        <dt>Version</dt>
        <dd>{version}</dd>
        {design ? (
          <>
            <dt>Design</dt>
            <dd>
              <a href={design}>Open the drawing</a>
            </dd>
          </>
        ) : null}
        <dt>Evidence</dt>
        <dd>
          axe finds no violation in its {stories.length === 1 ? 'story' : `${stories.length} stories`}
          {played > 0 ? `; the steps of ${played} are tested` : null}
          {tests.map((path) => (
            <span key={path}>
              ; <SourceLink path={path} />
            </span>
          ))}
        </dd>
        <dt>Feedback</dt>
        <dd>
          <ReportLink title={title} />
        </dd>
      </dl>
    </>
  );
}

function SourceLink({ path }: { path: string }) {
  return <a href={facts.sources + path}>{path.split('/').at(-1)}</a>;
}

/** Opens an issue with the page's URL, including the toolbar settings. */
function ReportLink({ title }: { title: string }) {
  const docs = useContext(DocsContext);
  const toolbar = useContext(ToolbarContext);
  const [story] = docs.componentStories();
  const page = story && docsAddress(story.id.replace(/--.*$/, '--docs'), toolbar);
  const body = `Where: ${page}\n\nActual: \n\nExpected: \n\nSeverity: `;
  return <a href={`${facts.newIssue}?${new URLSearchParams({ title: `${title}: `, body })}`}>Report this</a>;
}

function docsAddress(id: string, toolbar: ToolbarState): string {
  const viewport = typeof toolbar.viewport === 'object' ? toolbar.viewport.value : toolbar.viewport;
  const globals = asAddress(toolbar) + (viewport ? `;viewport.value:${viewport}` : '');
  return String(new URL(`./?path=/docs/${id}&globals=${globals}`, document.baseURI));
}

/** Related components, and the changelog entries that name this one. */
export function Related({ title }: Pick<FactsProps, 'title'>) {
  const { madeOf = [], partOf = [], insteadOf = [], changes = [] } = facts.components[title] ?? {};
  const groups = [
    ['Made of', madeOf],
    ['Part of', partOf],
    ['Can replace', insteadOf],
  ] as const;
  const filled = groups.filter(([, titles]) => titles.length > 0);
  return (
    <>
      {filled.length > 0 ? (
        <>
          <h2 id="related-components">Related components</h2>
          <dl className="facts sb-unstyled">
            {filled.map(([name, titles]) => (
              <Group key={name} name={name} titles={titles} />
            ))}
          </dl>
        </>
      ) : null}
      {changes.length > 0 ? (
        <>
          <h2 id="changes">Changes</h2>
          <dl className="facts sb-unstyled">
            {changes.map(({ version, text }) => (
              <Change key={text} version={version} text={text} />
            ))}
          </dl>
        </>
      ) : null}
    </>
  );
}

function Group({ name, titles }: { name: string; titles: readonly string[] }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {titles.map((title, place) => (
          <span key={title}>
            {place > 0 ? ', ' : null}
            <ComponentLink component={title} />
          </span>
        ))}
      </dd>
    </>
  );
}

function Change({ version, text }: { version?: string; text: string }) {
  return (
    <>
      <dt>{version ?? 'Next version'}</dt>
      <dd>{withCode(text)}</dd>
    </>
  );
}
