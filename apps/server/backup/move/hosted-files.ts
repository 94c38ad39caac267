import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { BUCKET } from '../../files/gate.ts';
import { kindOfName } from '../../files/kinds.ts';
import { MoveError } from './copy.ts';

/** The storage removes at most this many files with one call. */
const AT_ONCE = 1000;

/** The owner's files in a hosted project's bucket. */
export interface HostedFiles {
  /** Rejects with MoveError if the bucket has files, or cannot be listed. */
  refuseUnlessEmpty(): Promise<void>;
  /** Uploads a file and compares it with what visitors get. Rejects with MoveError if it is refused or differs. */
  upload(folder: string, name: string): Promise<void>;
  /** Removes what `upload` has stored. Resolves to the names of the files that could not be removed. */
  removeUploaded(): Promise<string[]>;
}

export function openHostedFiles({ storage }: SupabaseClient): HostedFiles {
  const bucket = storage.from(BUCKET);
  const uploaded: string[] = [];
  return {
    async refuseUnlessEmpty() {
      const { data, error } = await bucket.list('', { limit: 1 });
      if (error) throw new MoveError(`The bucket ${BUCKET} of the project cannot be listed: ${error.message}`);
      if (data[0])
        throw new MoveError(
          `The bucket ${BUCKET} of the project is not empty: it has ${data[0].name}. Remove its files in the dashboard (Storage), or move to a new project.`,
        );
    },
    async upload(folder, name) {
      const content = await readFile(join(folder, name));
      // Noted before: it may be stored although no answer comes.
      uploaded.push(name);
      const { error } = await bucket.upload(name, content, { contentType: kindOfName(name)!.mediaType });
      if (error) {
        // One that somebody else has stored meanwhile is not removed again.
        if ('statusCode' in error && error.statusCode === '409') uploaded.pop();
        throw new MoveError(`${name} was refused by the project: ${error.message}`);
      }
      const response = await fetch(bucket.getPublicUrl(name).data.publicUrl, { cache: 'no-store' });
      const stored = Buffer.from(await response.arrayBuffer());
      if (!response.ok || hashOf(stored) !== hashOf(content))
        throw new MoveError(`${name} differs after the copy. Nothing was copied.`);
    },
    async removeUploaded() {
      const left: string[] = [];
      for (let at = 0; at < uploaded.length; at += AT_ONCE) {
        const names = uploaded.slice(at, at + AT_ONCE);
        const { error } = await bucket.remove(names).catch((reason: unknown) => ({ error: reason }));
        if (error) left.push(...names);
      }
      return left;
    },
  };
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
