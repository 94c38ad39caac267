import type { MessageValues, Phrase } from './message';

/** The plural forms of a text (`Intl.PluralRules`), with `{count}` for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Translations by English text; plurals by the English text for several. */
export type Catalog = Readonly<Record<string, string | PluralForms>>;

/** The keys of texts without a plural. */
export type TextOf<Words extends Catalog> = {
  [Text in keyof Words]: Words[Text] extends string ? Text : never;
}[keyof Words] &
  string;

/** The keys of texts with plural forms. */
export type PluralOf<Words extends Catalog> = Exclude<keyof Words, TextOf<Words>> & string;

/** Custom texts in place of a language's own. */
export type Overrides<Words extends Catalog> = {
  readonly [Text in keyof Words]?: Words[Text] extends string ? string : string | PluralForms;
};

/** The placeholders in braces. */
type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** The values that a text requires. */
export type ValuesFor<Text extends string> = [NameIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NameIn<Text>, string | number | Phrase>>];

/** The texts and formats of a language. `Words` are the texts that it must have. */
export interface Language<Words extends Catalog = Catalog> {
  /** The BCP 47 tag, for `Intl`: `es-MX`. */
  locale: string;
  /** The language of the texts, for the attribute `lang`: that of the locale, or `en` if it has no texts. */
  lang: string;
  /** A text with its values filled in. Untranslated texts stay English. */
  t: <Text extends TextOf<Words>>(text: Text, ...values: ValuesFor<Text>) => string;
  /** A text with a count: `plural(3, '{count} employee', '{count} employees')`. */
  plural: (count: number, one: string, other: PluralOf<Words>, values?: MessageValues) => string;
  /** The same as `t` for a message known only at run time, such as that of an error. */
  tell: (message: Phrase) => string;
  /** The decimal separator of the locale, for `readNumber`. */
  decimal: '.' | ',';
  /** Formats a number for the locale: `12,400`. */
  formatNumber: (value: number) => string;
}
