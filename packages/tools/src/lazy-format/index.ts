/**
 * Formats with an `Intl` format that is made at first use: the first one of a page takes a slow phone 55 ms, and a module
 * may be loaded ahead of its use.
 */
export function lazyFormat<Value>(make: () => { format: (value: Value) => string }): (value: Value) => string {
  let made: ReturnType<typeof make> | undefined;
  return (value) => (made ??= make()).format(value);
}
