export { StoredPicture, type StoredPictureProps } from './StoredPicture';
