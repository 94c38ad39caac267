export { Container, containerElements, containerWidths, type ContainerProps } from './Container';
