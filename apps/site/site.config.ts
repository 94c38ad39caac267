/** Site-wide settings. They take effect with the next build. */
export interface SiteConfig {
  /**
   * What the fourteen request, booking and guide forms do (FORM-3): `deliver` stores and mails submissions, like the
   * contact form; `inert` renders the forms and does nothing on submit.
   */
  requestForms: 'deliver' | 'inert';
  /**
   * Days until a message is erased, since it was marked as handled or, if it never was, since it arrived. The privacy
   * policy promises two years. A hosted project gets the value from the function's secret MESSAGES_KEPT_DAYS.
   */
  messagesKeptDays: number;
  /**
   * Where /admin/content and /admin/site-settings store edits: `database` stores and publishes them; `page` keeps
   * samples until the page is left, as in the brief (ADMIN-10).
   */
  contentStore: 'database' | 'page';
}

export const siteConfig: SiteConfig = {
  requestForms: 'deliver',
  messagesKeptDays: 730,
  contentStore: 'database',
};
