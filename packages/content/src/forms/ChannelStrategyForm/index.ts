export { ChannelStrategyForm } from './ChannelStrategyForm';
