import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findPostgres } from '../support/postgres-server.ts';
import { environment } from './dockerfile.ts';

/** The commands of the guides for operators, read from them: followed where this machine can, else compared with what they name. */

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guides = ['docs/operations.md', 'docs/hosted.md', 'docs/upgrading.md', 'docs/settings.md'];
const operations = read('docs/operations.md');

/** The block of commands that follows a text. */
function commandsAfter(text: string): string {
  const [, after] = operations.split(text);
  const [, commands] = /```sh\n([\s\S]*?)```/.exec(after ?? '') ?? [];
  if (!commands) throw new Error(`docs/operations.md has no commands after "${text}".`);
  return commands;
}

/** Whether this user can put scratch folders over those of the system, for one program alone. */
const scratch = `mount -t tmpfs scratch "$1" && for name in etc srv var; do
  mkdir -p "$1/$name/new" "$1/$name/work" &&
  mount -t overlay scratch -o "lowerdir=/$name,upperdir=$1/$name/new,workdir=$1/$name/work" "/$name" || exit 1
done`;
const inScratch = (script: string, folder: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync('unshare', ['--mount', 'bash', '-c', `${scratch}\n${script}`, 'bash', folder], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
const programs = ['unshare', 'adduser', 'setpriv', 'git', 'caddy'];
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
const canFollow = (() => {
  if (!programs.every(has)) return false;
  const folder = mkdtempSync(join(tmpdir(), 'advisor-scratch-'));
  const { status } = inScratch('true', folder);
  rmSync(folder, { recursive: true, force: true });
  return status === 0;
})();

describe.skipIf(!canFollow)('from a bare Debian to https, command by command', () => {
  let folder: string;
  let result: { status: number | null; stdout: string; stderr: string };
  let asked: string[];
  const printed = (heading: string) => result.stdout.split(`== ${heading}\n`)[1]?.split('== ')[0]?.trim();

  /** Programs that change the machine or ask the network: they note what they were asked. */
  const stubs: Record<string, string> = {
    'apt-get': '',
    npx: '[ "$(id -un)" = advisor ] && [ -e package.json ]',
    // With the variables of the caller, which has the folder of these programs in PATH.
    sudo: '[ "$1 $2" = "-H -u" ] || exit 1; user=$3; shift 3; HOME=$(getent passwd "$user" | cut -d: -f6) exec setpriv --reuid="$user" --regid="$user" --init-groups "$@"',
    systemctl: `[ "$*" = "enable --now advisor" ] || exit 0
      unit=/etc/systemd/system/advisor.service
      of() { sed -n "s/^$1=-\\?//p" "$unit"; }
      cd "$(of WorkingDirectory)" && [ -e "$(of ExecStart | cut -d' ' -f2)" ] && [ -e "$(of EnvironmentFile)" ] || exit 1
      install --directory --mode="$(of StateDirectoryMode)" --owner="$(of User)" "/var/lib/$(of StateDirectory)"
      echo '{"ownerPassword":"…"}' > "/var/lib/$(of StateDirectory)/local.json"`,
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'advisor-guide-'));
    // The accounts of the guide use these too.
    chmodSync(folder, 0o755);
    const log = join(folder, 'asked.txt');
    writeFileSync(log, '');
    chmodSync(log, 0o666);
    for (const [name, body] of Object.entries(stubs)) {
      writeFileSync(join(folder, name), `#!/bin/bash\necho "${name} $*" >> '${log}'\n${body}\n`);
      chmodSync(join(folder, name), 0o755);
    }
    const machine = mkdtempSync(join(tmpdir(), 'advisor-machine-'));
    // The account of the guide must not exist yet, as on a bare machine, and the address of the repository is this one.
    const prepare = `set -e
      mkdir -p /etc/caddy /etc/systemd/system
      if getent passwd advisor > /dev/null; then deluser --quiet advisor; fi
      git config --file /etc/gitconfig --add safe.directory '*'
      git clone --quiet --bare --depth 1 'file://${root}' /srv/origin.git
      git config --file /etc/gitconfig url.file:///srv/origin.git.insteadOf https://git.example.com/you/advisor.git
      echo '== commands'`;
    const after = `
      echo '== account'; getent passwd advisor
      echo '== owner'; stat --format=%U /srv/advisor/site/package.json
      echo '== settings'; cat /etc/advisor.env
      echo '== unit'; cat /etc/systemd/system/advisor.service
      echo '== caddy'; caddy adapt --config /etc/caddy/Caddyfile --adapter caddyfile 2> /dev/null`;
    result = inScratch(`${prepare}\n${commandsAfter('From a bare Debian')}\n${after}`, machine, {
      PATH: `${folder}:/usr/local/sbin:/usr/sbin:/sbin:${process.env.PATH}`,
    });
    asked = readFileSync(log, 'utf8').trim().split('\n');
    rmSync(machine, { recursive: true, force: true });
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('goes through to its end, where the first password is shown', () => {
    expect(result.status, result.stderr).toBe(0);
    expect(printed('commands')).toMatch(/"ownerPassword":"…"\}$/);
  });

  it('asks the machine for no more than packages, an installation and two services', () => {
    const [update, packages, ...others] = asked.filter((line) => !line.startsWith('sudo '));
    expect(update).toBe('apt-get update');
    expect(packages).toMatch(/^apt-get install --yes( [a-z]+)+$/);
    expect(others).toEqual([
      expect.stringMatching(/^npx --yes pnpm@[\d.]+ install$/),
      'systemctl enable --now advisor',
      'systemctl reload caddy',
    ]);
  });

  it('installs what it uses: git, npm, Caddy and sudo', () => {
    const used = new Set(['git', 'npm', 'caddy', 'sudo']);
    const [, packages] = asked.filter((line) => line.startsWith('apt-get '));
    expect(new Set(packages!.split(' ').slice(3))).toEqual(used);
  });

  it('has the code in the folder of its account, which nobody can sign in to', () => {
    expect(printed('owner')).toBe('advisor');
    expect(printed('account')).toMatch(/:\/srv\/advisor:\/usr\/sbin\/nologin$/);
  });

  it('writes settings that exist, and the unit as it is here', () => {
    const names = [...printed('settings')!.matchAll(/^(\w+)=\S+$/gm)].map(([, name]) => name!);
    expect(names).toEqual(['SITE_URL', 'OWNER_EMAIL']);
    for (const name of names) expect(read('docs/settings.md')).toContain(`| \`${name}\` |`);
    expect(printed('unit')).toBe(
      spawnSync('git', ['show', 'HEAD:deploy/advisor.service'], { cwd: root, encoding: 'utf8' }).stdout.trim(),
    );
  });

  it('has Caddy answer at the name of the site, for the port of the server', () => {
    const caddy = printed('caddy')!;
    expect(caddy).toContain('"host":["your.name"]');
    expect(caddy).toContain('"dial":"localhost:4173"');
    expect(caddy).not.toContain('example.com');
  });
});

describe('what the guides tell to run', () => {
  const { scripts, version } = (() => {
    const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    return { scripts: manifest.scripts, version: /pnpm@([\d.]+)/.exec(read('README.md'))![1] };
  })();
  const calls = guides.flatMap((guide) =>
    [...read(guide).matchAll(/npx --yes pnpm@([\d.]+)\s+([\w:-]+)([^`|&\n]*)/g)].map(([call, pnpm, name, rest]) => ({
      call: `${guide}: ${call}`,
      pnpm,
      name: name!,
      flags: rest!.match(/--[\w-]+/g) ?? [],
    })),
  );

  it('is enough to be worth a test', () => expect(calls.length).toBeGreaterThan(8));

  it.each(calls)('$call', ({ pnpm, name, flags }) => {
    expect(pnpm).toBe(version);
    if (name === 'install') return;
    expect(Object.keys(scripts)).toContain(name);
    const [, program] = /^node (\S+)$/.exec(scripts[name]!) ?? [];
    for (const flag of flags) expect(program && read(program), flag).toContain(flag);
  });

  const bin = findPostgres();
  it.skipIf(!bin)('is understood by the programs of PostgreSQL', () => {
    let flags = 0;
    for (const guide of guides)
      for (const [call, program] of read(guide).matchAll(
        /\b(pg_dump|pg_restore|pg_basebackup|psql)( +--?[^`';|&]*)/g,
      )) {
        const { stdout } = spawnSync(join(bin!, program!), ['--help'], { encoding: 'utf8' });
        for (const flag of call.match(/--[\w-]+/g) ?? []) {
          expect(stdout, call).toContain(flag);
          flags++;
        }
      }
    expect(flags).toBeGreaterThan(5);
  });

  it('names services, folders and files that the containers have', () => {
    const { services } = parse(read('compose.yaml')) as { services: Record<string, unknown> };
    const named = [
      ...operations.matchAll(/docker compose (?:exec|logs|run)(?: --?[\w-]+)* (\w+)/g),
      ...operations.matchAll(/docker compose up(?: --?[\w-]+)* (\w+)$/gm),
      ...operations.matchAll(/docker compose cp (\w+):/g),
    ].map(([, service]) => service!);
    expect(named.length).toBeGreaterThan(4);
    for (const service of named) expect(Object.keys(services)).toContain(service);

    const alone = commandsAfter('Without Compose');
    expect(alone).toContain(`--volume advisor:${environment.ADVISOR_DATA_DIR} `);
    expect(alone).toContain(`:${environment.PORT} `);
    for (const [path] of alone.matchAll(/apps\/\S+\.ts/g)) expect(existsSync(join(root, path)), path).toBe(true);
    const settings = commandsAfter('In a clone of the repository');
    for (const [, name] of settings.matchAll(/(?:'|\\n)([A-Z_]+)=/g))
      expect(read('compose.yaml')).toContain(`\${${name}`);
  });
});
