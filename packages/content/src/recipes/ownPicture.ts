import { isPictureName, publicFiles } from '../schema/rules';

// RECIPE-4
/**
 * The name of the picture at an address, if it is one of the owner's files: an address without an origin, or with
 * one by which the site reaches them. Null for any other address, whose picture public pages do not show.
 */
export function ownPicture(address: string | null | undefined, origins: readonly string[]): string | null {
  const path = address && pathOf(address, origins);
  if (!path?.startsWith(publicFiles)) return null;
  const name = path.slice(publicFiles.length);
  return isPictureName(name) ? name : null;
}

function pathOf(address: string, origins: readonly string[]): string | null {
  if (!URL.canParse(address)) return address;
  const { origin, pathname, search, hash } = new URL(address);
  return origins.includes(origin) ? pathname + search + hash : null;
}
