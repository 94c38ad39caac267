/** What the server function `send-contact-email` takes from the contact form (spec/site.md §3, "Contact message payload"). */
export interface ContactPayload {
  formType: 'contact';
  name: string;
  email: string;
  company: string;
  phone: string;
  message: string;
}
