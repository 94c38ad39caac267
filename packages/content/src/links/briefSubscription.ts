// BRIEF-3
/** Why a link to the brief is refused: it is invalid, has expired, was used before, or its target is gone. */
export type BriefRefusal = 'invalid' | 'expired' | 'used' | 'gone';

/** A subscription to the brief, as its subscriber sees it. */
export interface BriefSubscription {
  email: string;
  /** Only active ones get editions. */
  state: 'pending' | 'active' | 'paused' | 'unsubscribed' | 'bounced';
  /** `cybersecurity`, `msp`, `strategic` or `all`. */
  brief_type: string;
  industry: string | null;
  /** `weekly`, `biweekly`, `monthly` or `quarterly`. */
  frequency: string;
}

/** The editable part of a subscription. */
export type BriefChanges = Partial<Pick<BriefSubscription, 'brief_type' | 'industry' | 'frequency'>> & {
  state?: 'active' | 'paused';
};

/** The result of a link: the subscription (null once erased) and the URL of its page, or the refusal. */
export type BriefAnswer = { subscription: BriefSubscription | null; manage: string } | { refusal: BriefRefusal };
