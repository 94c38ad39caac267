export { Picture, type PictureImage, type PictureProps, type PictureVersion } from './Picture';
