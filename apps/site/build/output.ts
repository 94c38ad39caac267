import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { owner } from '@advisor/content';

/** The folder for build metadata; not served. The build runs, bundled, in the folder of the site. */
export const dist = join(process.cwd(), 'dist');
/** The folder that is served. */
export const client = join(dist, 'client');

/** The origin in the files. The server replaces it with `SITE_URL` when it starts. */
export const siteUrl = new URL(owner.siteUrl).origin;

/** Writes a file to the served folder. */
export async function write(file: string, content: string | Uint8Array): Promise<void> {
  const path = join(client, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Writes a brotli and a gzip copy beside every text file that gets smaller by it. */
export async function compressAll(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && /\.(html|js|css|svg|json|txt|xml)$/.test(file.name));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const source = await readFile(path);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(source, { level: 9 }),
      ]);
      if (br.length < source.length) await writeFile(`${path}.br`, br);
      if (gz.length < source.length) await writeFile(`${path}.gz`, gz);
    }),
  );
}
