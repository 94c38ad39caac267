export { FileField, type FileFieldProps } from './FileField';
export { fileTypes, problemWithFiles, type FileRules, type FileType, type FormFile } from './fileRules';
