import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { pack, withoutPnpmSettings } from './pack.ts';

/** A folder with the tools installed by plain npm, and React, which npm adds as their peer. */
let app: string;
test.afterAll(() => rmSync(app, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: app, encoding: 'utf8', env: withoutPnpmSettings() });

test.beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'advisor-install-'));
  const { '@advisor/tools': tools, '@advisor/ui': ui } = pack(join(app, 'packed'), ['ui', 'tools']);
  cpSync(join(import.meta.dirname, 'engine'), app, { recursive: true });
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', tools!, ui!);
});

test('the tools cost at most 25 packages and 15 MB', () => {
  const files = readdirSync(join(app, 'node_modules'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  const packages = files.filter((file) => /node_modules\/(?:@[^/]+\/)?[^/@.][^/]*\/package\.json$/.test(file));
  expect(packages.length).toBeGreaterThan(4);
  expect(packages.length).toBeLessThanOrEqual(25);
  const bytes = files.reduce((total, file) => total + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(15_000_000);
});

test('the engines run without React', () => {
  rmSync(join(app, 'node_modules/react'), { recursive: true });
  rmSync(join(app, 'node_modules/react-dom'), { recursive: true });
  expect(run('node', 'quote.js')).toBe('A month costs $750.\n');
  const engines = [
    'industry-calendar/engine',
    'industry-calendar/ics',
    'industry-glossary/engine',
    'partner-scorecard/engine',
    'risk-matrix/engine',
    'risk-matrix/csv',
    'security-assessment/engine',
  ];
  const imports = engines.map((engine) => `import '@advisor/tools/${engine}';`).join('');
  expect(run('node', '--input-type=module', '--eval', imports)).toBe('');
});
