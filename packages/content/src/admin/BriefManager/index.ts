export * from './BriefManager';
