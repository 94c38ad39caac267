export { BriefPreferences, type BriefPreferencesProps } from './BriefPreferences';
