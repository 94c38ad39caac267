import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Where the files of the site go. */
export interface Output {
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Called for a file that is as it was in the earlier rendering. */
  keep: (file: string) => Promise<void>;
}

/** Writes a file below a folder. */
export async function writeBelow(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/**
 * Writes a brotli and a gzip copy beside every text file of a folder that gets smaller by it. `quality` is brotli's: 11 is
 * the smallest, 5 within a few percent of it in a fiftieth of the time.
 */
export async function compressAll(folder: string, quality: number): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && /\.(html|js|css|svg|json|txt|xml)$/.test(file.name));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const source = await readFile(path);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        promisify(gzip)(source, { level: 9 }),
      ]);
      if (br.length < source.length) await writeFile(`${path}.br`, br);
      if (gz.length < source.length) await writeFile(`${path}.gz`, gz);
    }),
  );
}
