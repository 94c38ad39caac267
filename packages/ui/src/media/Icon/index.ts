export { Icon, type IconProps, type IconShape } from './Icon';
