/// <reference types="vite/client" />
import content from '../packages/content/CHANGELOG.md?raw';
import tools from '../packages/tools/CHANGELOG.md?raw';
import ui from '../packages/ui/CHANGELOG.md?raw';
import { importedBy } from './importLine.ts';

/** Of the next release: `pnpm version-packages` turns them into a part of the change logs. */
const changesets = import.meta.glob<string>('../.changeset/*.md', { query: '?raw', import: 'default', eager: true });

const bumps = { major: 'Major Changes', minor: 'Minor Changes', patch: 'Patch Changes' };

/** Markdown, as the change log will have it; empty where nothing has changed. */
function nextRelease(name: string): string {
  const parts = Object.entries(bumps).flatMap(([bump, heading]) => {
    const changes = Object.values(changesets).flatMap((changeset) => {
      const [, bumped = '', text = ''] = changeset.split(/^---$/m);
      return bumped.split('\n').includes(`'${name}': ${bump}`) ? [`- ${text.trim().replaceAll('\n', '\n  ')}`] : [];
    });
    return changes.length > 0 ? [`### ${heading}`, ...changes] : [];
  });
  return parts.length > 0 ? ['## Next release', ...parts].join('\n\n') : '';
}

/** The change logs of the packages in Markdown, with what is not released yet. */
export const changeLogs: readonly string[] = [ui, tools, content].map((log) => {
  const [title = '', ...releases] = log.split(/^(?=## )/m);
  return [title, nextRelease(title.replace('#', '').trim()), ...releases].join('\n\n');
});

/** What the change logs say of the components that a line imports, in Markdown by release: what names them as code. */
export function changesOf(importLine: string): string {
  const { names, from } = importedBy(importLine);
  const log = changeLogs.find((each) => from.startsWith(/^# (.+)/.exec(each)![1]!))!;
  const [, ...releases] = log.split(/^(?=## )/m);
  return releases
    .flatMap((release) => {
      const [heading = '', ...changes] = release.split(/^(?=- |### )/m);
      const own = changes.filter((change) => names.some((name) => change.includes(`\`${name}\``)));
      return own.length > 0 ? [`#${heading}`, ...own] : [];
    })
    .join('\n');
}
