export { FileLink, fileLinkAligns, type FileLinkProps } from './FileLink';
export { formatFileSize } from '../../text/formatFileSize';
