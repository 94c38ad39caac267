export { MediaAssets } from './MediaAssets';
