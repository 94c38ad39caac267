export { ChannelPlanningForm } from './ChannelPlanningForm';
