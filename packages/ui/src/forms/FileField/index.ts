export { FileField, type FileFieldProps } from './FileField';
export { fileTypes, problemWithFiles, sizeInWords, type FileRules, type FileType, type FormFile } from './fileRules';
