import type { Catalog, TextOf } from '@advisor/ui/language';
import { fillMessage, type MessageValues, type Phrase } from '@advisor/ui/text';
import type { ToolWords } from './es';

// TOOL-21
/**
 * An error that a visitor may see: its message is English, and as a `Phrase` it can be told in another language. `Words` are
 * the texts that languages must have.
 */
export class InputError<Words extends Catalog = ToolWords> extends Error implements Phrase {
  readonly text: string;
  readonly values: MessageValues | undefined;

  constructor(text: NoInfer<TextOf<Words>>, values?: MessageValues, options?: ErrorOptions) {
    super(fillMessage(text, values), options);
    this.text = text;
    this.values = values;
  }
}
