export { MspGuideForm } from './MspGuideForm';
