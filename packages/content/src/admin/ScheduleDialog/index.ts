export * from './ScheduleDialog';
