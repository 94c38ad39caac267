export { PartnershipInquiryForm } from './PartnershipInquiryForm';
