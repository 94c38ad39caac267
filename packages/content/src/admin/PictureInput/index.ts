export { PictureInput, type PictureInputProps, type PictureValue } from './PictureInput';
