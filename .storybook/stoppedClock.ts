import isChromatic from 'chromatic/isChromatic';
import { moment } from './modes.ts';

// Loaded before all stories: a module may read the clock when it is loaded. `pnpm test:visual` freezes the browser's own.
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
