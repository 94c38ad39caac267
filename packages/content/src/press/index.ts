export { copyText } from '../cards/CopyText';
export * from '../sections/Biographies';
export * from '../sections/MediaAssets';
export * from '../sections/PortraitOpening';
