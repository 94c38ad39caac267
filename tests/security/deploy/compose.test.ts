import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

/** What compose.yaml says: least rights, no secret in it, and settings that the documents know. */

const root = resolve(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'compose.yaml'), 'utf8');

interface Service {
  image?: string;
  build?: string;
  user?: string;
  read_only?: boolean;
  privileged?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  ports?: string[];
  tmpfs?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  network_mode?: string;
}

const { services, volumes } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const all = Object.entries(services);
const settings = readFileSync(join(root, 'docs/settings.md'), 'utf8');
/** The names in the first column of the tables. */
const documented = new Set(
  settings
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split(' | ')[0]!.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name!)),
);

it('has the site, its database, https and backups', () => {
  expect(Object.keys(services)).toEqual(['site', 'database', 'caddy', 'backups']);
});

describe.each(all)('%s', (name, service) => {
  it('has a read-only file system and no right but what it needs', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    const needed: Record<string, string[]> = { caddy: ['NET_BIND_SERVICE'], backups: ['DAC_READ_SEARCH'] };
    expect(service.cap_add ?? []).toEqual(needed[name] ?? []);
    expect(service.privileged).toBeUndefined();
    expect(service.network_mode).toBeUndefined();
  });

  it('says how it is', () => {
    // That of the site is in its image.
    if (name === 'site') expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain('\nHEALTHCHECK ');
    else expect(service.healthcheck?.test.length).toBeGreaterThan(1);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(Object.keys(services)).toContain(other);
      expect(condition).toBe('service_healthy');
    }
  });

  it('keeps what has to last in a volume, and reads its files from this project', () => {
    expect(service.volumes?.length).toBeGreaterThan(0);
    for (const volume of service.volumes!) {
      const [source, , mode] = volume.split(':');
      if (!source!.startsWith('./')) expect(Object.keys(volumes)).toContain(source);
      else {
        expect(existsSync(join(root, source!)), source).toBe(true);
        expect(mode).toBe('ro');
      }
    }
  });

  it('has images of a stated version', () => {
    if (service.build === undefined) expect(service.image).toMatch(/:\d/);
  });

  it('is reached from outside by Caddy alone', () => {
    if (name !== 'caddy') expect(service.ports).toBeUndefined();
  });

  it('has no secret of its own', () => {
    for (const [variable, value] of Object.entries(service.environment ?? {}))
      if (/PASS|SECRET_|KEY|_URL$/.test(variable))
        expect(value.replaceAll(/\$\{\w+(?::[?-][^}]*)?\}/g, ''), variable).not.toMatch(/:\/\/[^@/]*:[^@]+@|^[^:/]+$/);
  });
});

it('takes and gives settings that the documents know', () => {
  const taken = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
  // Postgres's own.
  const given = all
    .flatMap(([, { environment }]) => Object.keys(environment ?? {}))
    .filter((name) => name !== 'POSTGRES_PASSWORD');
  for (const name of new Set([...taken, ...given])) expect([...documented], name).toContain(name);
});

it('says what is missing when a setting without a default is', () => {
  for (const name of ['SITE_DOMAIN', 'DATABASE_PASSWORD', 'OWNER_EMAIL']) expect(text).toContain(`\${${name}:?`);
});

it('gives Caddy and the scripts every variable that they read', () => {
  const caddyfile = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
  const read = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name!);
  expect(read.length).toBe(2);
  expect(Object.keys(services.caddy!.environment!)).toEqual(read);
  const script = readFileSync(join(root, 'deploy/backup-database.sh'), 'utf8');
  for (const [, name] of script.matchAll(/\$\{?([A-Z][A-Z_]+)/g))
    expect(Object.keys(services.backups!.environment!)).toContain(name);
});
