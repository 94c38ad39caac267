export { MediaAssets, type MediaAssetsProps } from './MediaAssets';
