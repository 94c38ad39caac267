import { canBeEmbedded, exportedFilesLimit, type EmbeddedFile } from '../entries/contentFile';
import type { FileStore } from '../fileStore';

/** The files of an export, and the names of those that cannot be in it: gone, or beyond what one export may have. */
export async function readFiles(
  store: FileStore | undefined,
  names: readonly string[],
): Promise<{ carried: readonly EmbeddedFile[]; left: readonly string[] }> {
  const carried: EmbeddedFile[] = [];
  const left: string[] = [];
  let size = 0;
  for (const name of names) {
    const content = store && canBeEmbedded(name) ? await contentOf(await store.addressOf(name)) : null;
    if (content && size + content.size <= exportedFilesLimit) {
      size += content.size;
      carried.push({ name, data: await base64Of(content) });
    } else left.push(name);
  }
  return { carried, left };
}

/** Stores the files of an import. Rejects with a `reason` for the owner when one is refused, or is not what its name says. */
export async function storeFiles(store: FileStore | undefined, files: readonly EmbeddedFile[]): Promise<void> {
  if (!store) return;
  for (const { name, data } of files) {
    const content = Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0));
    // The store puts the hash of the content into the name again.
    const stored = await store.upload(new File([content], name.replace(/-[0-9a-f]{16}(?=\.[a-z]+$)/, '')));
    if (stored.name === name) continue;
    throw Object.assign(new Error('A file is not the one that its name says.'), {
      reason: `${name} is damaged in this file. Export the other site again.`,
    });
  }
}

/** Null for a file that is gone. */
async function contentOf(address: string): Promise<Blob | null> {
  const answer = await fetch(address);
  if (answer.status === 404 || answer.status === 400) return null;
  if (!answer.ok) throw new Error(`A file could not be read: ${answer.status}.`);
  return answer.blob();
}

function base64Of(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A file could not be read.')));
    reader.readAsDataURL(content);
  });
}
