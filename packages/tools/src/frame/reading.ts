/** What reading a file needs, loaded with the first file. */
export { decodeText } from './decodeText';
export { mistakenFile } from './mistakenFile';
