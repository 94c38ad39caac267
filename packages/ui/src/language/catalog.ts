import type { MessageValues, Phrase } from '../text/message';

/** A text in the forms that a language has for numbers (`Intl.PluralRules`), with `{count}` for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The texts of a language by their English ones; those about a number by the English text for several. */
export type Catalog = Readonly<Record<string, string | PluralForms>>;

/** The keys of texts that do not depend on a number. */
export type TextOf<Words extends Catalog> = {
  [Text in keyof Words]: Words[Text] extends string ? Text : never;
}[keyof Words] &
  string;

/** The keys of texts about a number. */
export type PluralOf<Words extends Catalog> = Exclude<keyof Words, TextOf<Words>> & string;

/** Own texts in place of those of the language. */
export type Overrides<Words extends Catalog> = {
  readonly [Text in keyof Words]?: Words[Text] extends string ? string : string | PluralForms;
};

/** The names in braces. */
type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** The values that a text needs. */
export type ValuesFor<Text extends string> = [NameIn<Text>] extends [never]
  ? []
  : [values: Readonly<Record<NameIn<Text>, string | number | Phrase>>];

/** The words and formats of a language. `Words` are the texts that it must have. */
export interface Language<Words extends Catalog = Catalog> {
  /** The BCP 47 tag, for `Intl`: `es-MX`. */
  locale: string;
  /** The language of the texts, for the attribute `lang`: that of the locale, or `en` when there are no texts for it. */
  lang: string;
  /** A text with its values. A text that the language does not have stays English. */
  t: <Text extends TextOf<Words>>(text: Text, ...values: ValuesFor<Text>) => string;
  /** A text about a number: `plural(3, '{count} employee', '{count} employees')`. */
  plural: (count: number, one: string, other: PluralOf<Words>, values?: MessageValues) => string;
  /** The same as `t` for a message that is known at run time alone, such as that of an error. */
  tell: (message: Phrase) => string;
  /** The decimal sign that people of the locale type, for `readNumber`. */
  decimal: '.' | ',';
  /** A number in the format of the locale: `12,400`. */
  formatNumber: (value: number) => string;
}
