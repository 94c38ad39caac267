/** The usage guide of a component, shown on its docs page. Plain data. */
interface ComponentGuide {
  /** `draft`: try it and comment, it may still change. `stable`: a change of it is announced as one. */
  status: 'stable' | 'draft';
  /** When to use it. */
  use: readonly string[];
  /** What to take where it is wrong: the title of that component's stories, as the sidebar has it. */
  insteadUse: readonly { component: string; when: string }[];
  /**
   * Its parts, from the first to the last: the name of each, what it is, and, if it is a component, the title of that component's
   * stories.
   */
  anatomy?: readonly (readonly [part: string, what: string, component?: string])[];
  /** How its words are written. */
  content?: readonly string[];
  /** Stories that show it used well, and badly, each by the name of its export. */
  dos?: readonly GuideExample[];
  donts?: readonly GuideExample[];
  /** Keys, and what they do. Empty where there is nothing to operate. */
  keyboard: readonly (readonly [keys: string, what: string])[];
  /** What it does for assistive technology, and what its users must do. */
  accessibility: readonly string[];
}

interface GuideExample {
  story: string;
  caption: string;
}
