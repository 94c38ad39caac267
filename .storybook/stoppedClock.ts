import isChromatic from 'chromatic/isChromatic';
import { moment } from './modes.ts';

// Comes before all stories: a module may look at the clock when it is loaded. `pnpm test:visual` stops the browser's own.
if (isChromatic()) {
  globalThis.Date = class extends Date {
    constructor(...given: [] | [string]) {
      super(...((given.length > 0 ? given : [moment]) as [string]));
    }
    static override now() {
      return Date.parse(moment);
    }
  } as DateConstructor;
}
