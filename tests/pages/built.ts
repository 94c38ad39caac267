import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tools } from '@advisor/content/lists';
import { parse, type HTMLElement } from 'node-html-parser';
import { dist } from '../support/builtSite.ts';
import { pagePaths } from '../support/pagePaths.ts';

const served = JSON.parse(readFileSync(join(dist, 'serve.json'), 'utf8')) as {
  pages: Record<string, { file: string; csp: string }>;
  redirects: Record<string, string>;
  notFound: { file: string; csp: string };
};

/** The folder that is served, after the build. */
export const client = join(dist, 'client');

/** The redirects of the site: from, to. */
export const redirects = served.redirects;

/** A page as the build wrote it. */
export interface BuiltPage {
  /** Its address; `/404` for the page that is shown for unknown addresses. */
  path: string;
  /** Its file in the folder that is served. */
  file: string;
  /** Its Content-Security-Policy. */
  csp: string;
  html: string;
  document: HTMLElement;
}

function read(path: string, { file, csp }: { file: string; csp: string }): BuiltPage {
  const html = readFileSync(join(client, file), 'utf8');
  return { path, file, csp, html, document: parse(html) };
}

/** Every page that the server can send, the private shells and the not-found page among them. */
export const allPages: readonly BuiltPage[] = [
  ...Object.entries(served.pages).map(([path, page]) => read(path, page)),
  read('/404', served.notFound),
];

/** The pages that anyone can read, by the folders of the site and not by the build’s table. */
export const publicPages = pagePaths.map((path) => {
  const page = allPages.find((built) => built.path === path);
  if (!page) throw new Error(`The build wrote no page for ${path}, which has a folder.`);
  return page;
});

/** The public pages that search engines should find: all but the sign-in, and the page of the links in mails. */
export const listedPages = publicPages.filter(({ path }) => path !== '/auth' && path !== '/guide');

// SITE-22
/** The pages of the tools that other sites show in a frame. */
export const framedPages = allPages.filter(({ path }) => path.startsWith('/embed/'));

/** The listed pages that only say something: a form or a tool brings code of its own. */
export const marketingPages = listedPages.filter(
  ({ path, document }) => !document.querySelector('main form') && !tools.some(({ url }) => url === path),
);

/** The content of a file that is served. */
export const readClient = (file: string) => readFileSync(join(client, file), 'utf8');
