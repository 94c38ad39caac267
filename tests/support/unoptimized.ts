/**
 * For a Node with a server in it: leaves the WebAssembly of the database as it is first compiled, since no test runs long enough
 * to win back the time that optimizing it takes. That is half of a start.
 */
export const unoptimized = ['--liftoff-only'];
