/** What the owner decides about the site as a whole. Takes effect with the next build. */
export interface SiteConfig {
  /**
   * What the fourteen request, booking and guide forms do (FORM-3): `deliver` stores and mails what is sent, as for the
   * contact form; `inert` draws the forms and does nothing on submit.
   */
  requestForms: 'deliver' | 'inert';
  /**
   * After how many days a message is removed for good: from when it was marked as handled, or came if it never was. The
   * privacy policy promises two years. A hosted project is told by the secret MESSAGES_KEPT_DAYS of the function.
   */
  messagesKeptDays: number;
}

export const siteConfig: SiteConfig = {
  requestForms: 'deliver',
  messagesKeptDays: 730,
};
