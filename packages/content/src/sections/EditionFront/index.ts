export { EditionFront, type EditionFrontProps } from './EditionFront';
