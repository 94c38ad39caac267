/** What the owner decides about the site as a whole. Takes effect with the next build. */
export interface SiteConfig {
  /**
   * What becomes of the fourteen request, booking and guide forms: `deliver` stores and mails what is sent, as for the
   * contact form; `inert` draws the forms and does nothing on submit (spec/site.md §2).
   */
  requestForms: 'deliver' | 'inert';
}

export const siteConfig: SiteConfig = {
  requestForms: 'deliver',
};
