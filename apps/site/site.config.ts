/** Settings of the whole site. They take effect with the next build. */
export const siteConfig = {
  /**
   * After how many days a message is erased: since it was marked as handled, or since it arrived if it never was. The
   * privacy policy promises two years. A hosted project gets the value from the function's secret MESSAGES_KEPT_DAYS.
   */
  messagesKeptDays: 730,
};
