export { Community, type CommunityProps } from './Community';
