export * from './AppointmentChange';
export * from './BriefConfirmation';
export * from './BriefPreferences';
export type { BriefAnswer, BriefChanges, BriefRefusal, BriefSubscription } from './briefSubscription';
export * from './GuideDownload';
