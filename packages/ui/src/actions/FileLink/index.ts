export { FileLink, fileLinkAligns, type FileLinkProps } from './FileLink';
