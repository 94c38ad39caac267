export { FileUpload, type FileUploadProps } from './FileUpload';
export type { UploadOptions } from './useUploads';
