/** A port setting, where 0 is any free port; null if unset. Throws a readable error if invalid. */
export function readPort(text: string | undefined, name: string): number | null {
  if (!text) return null;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`${name} must be a number from 0 (any free one) to 65535, not "${text}".`);
  return port;
}
