import { useEffect, useState, type ReactNode } from 'react';
import content from '../packages/content/package.json';
import tools from '../packages/tools/package.json';
import ui from '../packages/ui/package.json';
import { Code } from './Code.tsx';
import { Status } from './GuideParts.tsx';
import { ReportLink } from './ReportLink.tsx';
import type { ComponentSize } from './sizes.ts';

const manifests = [ui, tools, content];

const kilobytes = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a component adds to a page. */
function Size({ importLine, without }: { importLine: string; without: string }) {
  const [sizes, setSizes] = useState<Record<string, ComponentSize>>();
  useEffect(() => {
    const stop = new AbortController();
    fetch('./sizes.json', { signal: stop.signal })
      .then((answer) => answer.json())
      .then(setSizes)
      // While Storybook is developed there are none.
      .catch(() => !stop.signal.aborted && setSizes({}));
    return () => stop.abort();
  }, []);
  const measured = sizes?.[importLine];
  if (!measured) return sizes ? 'Measured when Storybook is built.' : '…';
  const { size, onDemand } = measured;
  return (
    <>
      {kilobytes.format(size)} KB of compressed script, without {without}
      {onDemand > 0 ? `; ${kilobytes.format(onDemand)} KB more when needed` : ''}
    </>
  );
}

interface PackageFactsProps {
  /** The story file as Storybook has it: `./packages/ui/src/actions/Button/Button.stories.tsx`. */
  fileName: string;
  /** Undefined for what no package exports. */
  importLine: string | undefined;
  status: ComponentGuide['status'] | undefined;
  /** `2026-11-30`; undefined where Storybook was built without the history of the project. */
  lastChange: string | undefined;
  /** Whether the page has what the change log says of the component. */
  hasChanges: boolean;
}

/** How to get a component, its size, source, status and last change, and where to report what is wrong with it. */
export function PackageFacts({ fileName, importLine, status, lastChange, hasChanges }: PackageFactsProps) {
  const folder = fileName.slice('./'.length, fileName.lastIndexOf('/'));
  const { name, version, repository } = manifests.find((each) => folder.startsWith(`${each.repository.directory}/`))!;
  const project = repository.url.replaceAll(/^git\+|\.git$/g, '');
  return (
    <>
      {importLine ? (
        <div className="import-line">
          <Code code={importLine} language="tsx" />
        </div>
      ) : (
        <p>Internal: other components use it, and no package exports it.</p>
      )}
      <dl className="facts sb-unstyled">
        <Fact name="Package">
          {name} {version}
        </Fact>
        {importLine ? (
          <Fact name="Size">
            <Size importLine={importLine} without={name === ui.name ? 'React' : `React and ${ui.name}`} />
          </Fact>
        ) : null}
        <Fact name="Source">
          <a href={`${project}/tree/main/${folder}`}>{folder}</a>
        </Fact>
        {status ? (
          <Fact name="Status">
            <Status status={status} />
          </Fact>
        ) : null}
        <Fact name="Last change">
          {lastChange ? `${date.format(new Date(lastChange))}: ` : null}
          <a href={`${project}/commits/main/${folder}`}>history</a>
          {hasChanges ? (
            <>
              ,{' '}
              <a href="#changes" target="_self">
                change log
              </a>
            </>
          ) : null}
        </Fact>
        <Fact name="Feedback">
          <ReportLink>Report something on this page</ReportLink>
        </Fact>
      </dl>
    </>
  );
}
