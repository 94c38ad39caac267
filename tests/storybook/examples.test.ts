import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStoryFiles } from '../../.storybook/storyFiles.ts';
import { entries, openStorybook } from './built.ts';

const root = join(import.meta.dirname, '../..');
const storybook = openStorybook();

/** Beside the sources, so that what an example imports is looked for where the package itself looks for it. */
const mirrors = globSync('packages/*/package.json', { cwd: root }).map((path) =>
  join(dirname(path), '.cache/examples'),
);
const removeExamples = () => mirrors.forEach((path) => rmSync(join(root, path), { recursive: true, force: true }));

interface Example {
  id: string;
  title: string;
  /** The name of the export. */
  name: string;
  code: string;
}

let examples: Example[];
beforeAll(async () => {
  removeExamples();
  const page = await storybook.browser.newPage();
  await page.goto(`${storybook.url}/iframe.html?viewMode=docs&id=introduction--docs&globals=a11y.manual:!true`);
  await page.locator('.sbdocs-content').first().waitFor();
  const components = new Set((await readStoryFiles()).flatMap((file) => (file.hasComponent ? [file.title] : [])));
  const stories = entries.filter(({ type, title }) => type === 'story' && components.has(title));
  const codes = await page.evaluate(
    codesOf,
    stories.map(({ id }) => id),
  );
  examples = stories.map(({ id, title, exportName }, position) => ({
    id,
    title,
    name: exportName,
    code: codes[position] ?? '',
  }));
  await page.close();
});
afterAll(removeExamples);

/** What the code panel of each story shows. Runs in the page. */
async function codesOf(ids: string[]): Promise<(string | undefined)[]> {
  interface Preview {
    storyStoreValue: {
      loadStory: (of: { storyId: string }) => Promise<{ parameters: { docs?: { source?: { code?: string } } } }>;
    };
  }
  const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
  const stories = await Promise.all(ids.map((storyId) => storyStoreValue.loadStory({ storyId })));
  return stories.map(({ parameters }) => parameters.docs?.source?.code);
}

describe('the code that Storybook shows', () => {
  it('is there for every story of a component, with the imports', () => {
    expect(examples.length).toBeGreaterThan(900);
    expect(examples.filter(({ code }) => !/^import /m.test(code)).map(({ id }) => id)).toEqual([]);
  });

  it('has nothing of a test, no empty function, no object as a text, and no minified name', () => {
    const forbidden = /\bexpect\(|\bcanvas\b|storybook|\bfn\(|function \w*\(\) ?\{\s*\}|\[object|<\w(?:\w)?[ />]/;
    // Elements of HTML have short names too.
    const html = /<(?:a|b|i|p|q|s|u|br|dd|dl|dt|em|hr|h\d|li|ol|td|th|tr|ul)[ />]/g;
    expect(examples.filter(({ code }) => forbidden.test(code.replaceAll(html, ''))).map(({ id }) => id)).toEqual([]);
  });

  it('compiles, against the types that the packages publish', { timeout: 120_000 }, async () => {
    const paths = new Map((await readStoryFiles()).map(({ title, path }) => [title, path]));
    const files = examples.map(({ title, name, code }) => {
      const path = paths.get(title)!;
      const [scope, ...rest] = [path.split('/').slice(0, 2).join('/'), ...path.split('/').slice(2)];
      const file = join(root, scope!, '.cache/examples', ...rest).replace(/\.stories\.tsx$/, `.${name}.tsx`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${code}\nexport {};\n`);
      return file;
    });
    const project = join(root, mirrors[0]!, 'tsconfig.json');
    const mine = (path: string) => relative(dirname(project), join(root, path));
    writeFileSync(
      project,
      JSON.stringify({
        extends: mine('tsconfig.base.json'),
        compilerOptions: {
          noEmit: true,
          // As outside of this workspace: the entries of the packages are their built types.
          customConditions: [],
          noUncheckedIndexedAccess: false,
          noUnusedLocals: false,
          allowImportingTsExtensions: true,
          // So that what is not published is found beside the story.
          rootDirs: mirrors.flatMap((path) => [mine(dirname(dirname(path))), mine(path)]),
        },
        files: [...files.map((file) => mine(relative(root, file))), mine('packages/ui/guide.d.ts')],
      }),
    );
    const { stdout, status } = spawnSync('tsc', ['--project', project, '--pretty', 'false'], {
      encoding: 'utf8',
      cwd: root,
    });
    expect(stdout.split('\n').filter((line) => line.includes('error TS'))).toEqual([]);
    expect(status).toBe(0);
  });
});
