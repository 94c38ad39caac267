import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const configuration = await getConfiguration(join(root, 'chromatic.config.json'));
const { externals = [] } = configuration;

describe("Chromatic's configuration", () => {
  it('holds no secret and builds with a script that is there', () => {
    expect(configuration).not.toHaveProperty('projectToken');
    expect(JSON.parse(read('package.json')).scripts).toHaveProperty(configuration.buildScriptName!);
  });

  it.each(externals)('names files that are there: %s', (glob) => {
    expect(globSync(glob, { cwd: root })).not.toEqual([]);
  });

  // vanilla-extract runs a stylesheet when it builds. A plain module that it computed with is then in no bundle, so that
  // TurboSnap cannot trace it, unless a view beside the stylesheet uses it as well.
  it('names what stylesheets compute with', () => {
    const stylesheets = globSync('{packages/*,apps/site}/src/**/*.css.ts', { cwd: root });
    const untraced = stylesheets.flatMap((path) =>
      [...read(path).matchAll(/^import (?!type )[^;]*? from '(\.[^']+)';/gm)]
        .map(([, module]) => ({ module: module!, file: `${normalize(join(dirname(path), module!))}.ts` }))
        .filter(({ file }) => !file.endsWith('.css.ts'))
        .filter(
          ({ module }) =>
            !globSync(`${dirname(path)}/*.tsx`, { cwd: root }).some((view) => read(view).includes(`'${module}'`)),
        )
        .map(({ file }) => file),
    );
    expect(untraced).toContain('packages/ui/src/theme/styling.ts');
    expect(untraced.filter((file) => !externals.some((glob) => matchesGlob(file, glob)))).toEqual([]);
  });
});
