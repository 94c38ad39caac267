export { ListControls, type ListChoice, type ListControlsProps } from './ListControls';
