/** The usage guide of a component, shown on its docs page. Plain data. */
interface ComponentGuide {
  /**
   * `experimental`: may change in any version. `stable`: breaking changes are announced. `deprecated`: will be removed;
   * `insteadUse` names the replacement.
   */
  status: 'stable' | 'experimental' | 'deprecated';
  /** When to use it. */
  use: readonly string[];
  /** Alternatives where it does not fit: the story title of the other component, as in the sidebar. */
  insteadUse: readonly { component: string; when: string }[];
  /** Stories of good usage, by export name. */
  dos?: readonly GuideExample[];
  /** Common mistakes; required with `dos`. */
  donts?: readonly GuideMistake[];
  /** Its parts from top to bottom, each with a description; for components with several parts. */
  anatomy?: readonly (readonly [part: string, what: string])[];
  /** How its text is written, beyond the general content style. */
  content?: readonly string[];
  /** Keys and what they do. Empty if it is not interactive. */
  keyboard: readonly (readonly [keys: string, what: string])[];
  /** What it does for assistive technology, and what its users must do. */
  accessibility: readonly string[];
}

interface GuideExample {
  /** The name of its export. */
  story: string;
  caption: string;
}

interface GuideMistake {
  /** Export name of a story that shows it; without one, only the caption appears. */
  story?: string;
  /** The mistake, why it is one, and what to do instead. */
  caption: string;
}
