/** The code for reading files, loaded with the first file. */
export { decodeText } from './decodeText';
export { wrongFileMessage } from './wrongFile';
