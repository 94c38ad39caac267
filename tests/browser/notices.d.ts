/** Closes every notice, also one that comes meanwhile: at most three are shown at once, and the others wait. */
export declare const closeShownNotices: () => Promise<void>;
