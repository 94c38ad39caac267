export { ChannelAuditForm } from './ChannelAuditForm';
