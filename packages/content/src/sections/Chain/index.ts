export { Chain, type ChainProps } from './Chain';
