/** Settings of the whole site. They take effect with the next build. */
export interface SiteConfig {
  /**
   * What the fourteen request, booking and guide forms do (FORM-3): `deliver` stores and mails what is sent, as for the
   * contact form; `inert` draws the forms and does nothing on submit.
   */
  requestForms: 'deliver' | 'inert';
  /**
   * After how many days a message is erased: since it was marked as handled, or since it arrived if it never was. The
   * privacy policy promises two years. A hosted project gets the value from the function's secret MESSAGES_KEPT_DAYS.
   */
  messagesKeptDays: number;
  /**
   * Where /admin/content and /admin/site-settings keep what is edited: `database` stores and publishes it; `page` keeps
   * samples until the page is left, as the brief has it (ADMIN-10).
   */
  contentStore: 'database' | 'page';
}

export const siteConfig: SiteConfig = {
  requestForms: 'deliver',
  messagesKeptDays: 730,
  contentStore: 'database',
};
