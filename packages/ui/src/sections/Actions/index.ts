export { Actions, type SectionAction, type SectionActions } from './Actions';
