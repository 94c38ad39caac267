export { RemotePicture, type RemotePictureProps } from './RemotePicture';
