/** Where the owner's files are, on the site itself. */
const folder = '/storage/v1/object/public/public-files/';

// RECIPE-4
/** The path of a picture in the site's own storage; null for any other address, which public pages do not show. */
export function ownPicture(address: string | null | undefined, origins: readonly string[]): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, pathname, search, hash } = new URL(address);
  const name = pathname.slice(folder.length);
  const isOwn = origins.includes(origin) && pathname.startsWith(folder) && /^[\w.-]+$/.test(name) && !search && !hash;
  return isOwn ? pathname : null;
}
