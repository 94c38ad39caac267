import type { RichTextValue } from '@advisor/ui/sections';
import { array, mixed, number, object, string, type Schema } from 'yup';
import type { IsoDate } from '../shapes/kinds';
import type { ExternalUrl, Href, PagePath } from '../shapes/paths';
import { isDay, isEmail, isExternalUrl, isHref, isPictureName } from '../schema/rules';
import { isRichText, plainText } from '../schema/richText';
import { isSitePage } from '../schema/sitePages';
import { altLimit, missingAlt, type ContentPicture } from './files';

/** A rule for values of one type, with what a form needs to ask for them: a label, a control and help. */
export type Field<Value> = Schema<Value>;

/** The controls by which a form asks for the values of fields. */
export type Control =
  | 'text'
  | 'textarea'
  | 'richtext'
  | 'number'
  | 'date'
  | 'select'
  | 'url'
  | 'email'
  | 'link'
  | 'page'
  | 'file'
  | 'picture'
  | 'colour'
  | 'list'
  | 'group';

/** What a field knows beyond its rules: `field.describe().meta`. */
export interface FieldMeta {
  control: Control;
  /** A sentence for an owner who is no programmer. */
  help?: string;
  /** Whether it is a picture without a text alternative: the text beside it says the same. */
  decorative?: boolean;
}

interface Options {
  /** What the owner sees at the field, such as "Website". */
  label: string;
  help?: string;
}

interface ValueOptions extends Options {
  /** Whether an entry may do without it. */
  optional?: boolean;
}

type Of<Value, Given> = Given extends { optional: true } ? Value | undefined : Value;

interface TextOptions extends ValueOptions {
  /** @default 1 */
  min?: number;
  max: number;
  /** Whether the text may be longer than a line. */
  multiline?: boolean;
  /** A form that the text must have, and what to say if it has another. */
  matches?: { pattern: RegExp; message: string };
}

interface PictureOptions extends ValueOptions {
  /**
   * Whether the text beside the picture says the same: then it has no text alternative.
   * @default false
   */
  decorative?: boolean;
}

interface ColourOptions extends ValueOptions {
  /** What is wrong with a color, as a sentence for the owner; null if it may be used. */
  problem?: (colour: string) => string | null;
}

interface ListOptions<Item> extends ValueOptions {
  of: Field<Item>;
  /** @default 1 */
  min?: number;
  max?: number;
}

/** Fields by their names. */
export type Fields = Readonly<Record<string, Field<unknown>>>;
type OutputOf<Each> = Each extends Schema<infer Value> ? Value : never;
type OptionalKeys<Shape> = {
  [Key in keyof Shape]: undefined extends OutputOf<Shape[Key]> ? Key : never;
}[keyof Shape];
type Flat<Value> = { [Key in keyof Value]: Value[Key] };

/** The type of an entry with these fields. */
export type EntryOf<Shape> = Flat<
  { readonly [Key in Exclude<keyof Shape, OptionalKeys<Shape>>]: OutputOf<Shape[Key]> } & {
    readonly [Key in OptionalKeys<Shape>]?: OutputOf<Shape[Key]>;
  }
>;

// CONTENT-9
/** The builders of fields. Each message is a sentence that stands at its field. */
export const field = {
  /** A trimmed text of limited length, so that it fits the layout. */
  text<const Given extends TextOptions>(given: Given) {
    const { min = 1, max, multiline, matches }: TextOptions = given;
    const text = textSchema()
      .trim('Remove the space at the beginning and the end.')
      .min(min, 'Use at least ${min} characters.')
      .max(max, 'Use at most ${max} characters.');
    const rule = matches ? text.matches(matches.pattern, { message: matches.message, excludeEmptyString: true }) : text;
    return finish<string, Given>(rule, multiline ? 'textarea' : 'text', given);
  },

  // CONTENT-33
  /** The words of a paragraph, with links and emphasis. `min` and `max` count the words' characters alone. */
  richText<const Given extends Omit<TextOptions, 'multiline' | 'matches'>>(given: Given) {
    const { min = 1, max }: TextOptions = given;
    const counted = (
      name: 'min' | 'max',
      params: Record<string, number>,
      holds: (length: number) => boolean,
      message: string,
    ) => ({
      name,
      params,
      message,
      test: (value: unknown) => !isRichText(value) || holds(plainText(value).length),
    });
    const rule = mixed()
      .test(
        'spans',
        'Write the text again: its links and emphasis are not stored as they have to be.',
        isRichTextOrNone,
      )
      .test('trim', 'Remove the space at the beginning and the end.', (value) => {
        const words = isRichText(value) ? plainText(value) : '';
        return words === words.trim();
      })
      .test(counted('min', { min }, (length) => length >= min, 'Use at least ${min} characters.'))
      .test(counted('max', { max }, (length) => length <= max, 'Use at most ${max} characters.'))
      .test('links', (value, { createError }) => {
        const spans = isRichText(value) && typeof value !== 'string' ? value : [];
        const wrong = spans.find(({ href }) => href !== undefined && !isHref(href));
        return wrong ? createError({ message: `The link “${wrong.text}” leads nowhere. ${hrefMessage}` }) : true;
      });
    return finish<RichTextValue, Given>(rule, 'richtext', given);
  },

  /** A whole number. */
  number<const Given extends ValueOptions & { min?: number; max?: number }>(given: Given) {
    const { min = 1, max = 1_000_000_000 }: { min?: number; max?: number } = given;
    const rule = number()
      .typeError('Enter a number.')
      .integer('Enter a whole number.')
      .min(min, 'Enter a number of at least ${min}.')
      .max(max, 'Enter a number of at most ${max}.');
    return finish<number, Given>(rule, 'number', given);
  },

  /** A day of the calendar. */
  day<const Given extends ValueOptions>(given: Given) {
    return finish<IsoDate, Given>(text(isDay, 'Enter a day that exists, such as 2026-11-20.'), 'date', given);
  },

  /** One of a few values. */
  choice<const Value extends string, const Given extends ValueOptions>(given: Given & { options: readonly Value[] }) {
    return finish<Value, Given>(textSchema().oneOf(given.options, 'Choose one of the options.'), 'select', given);
  },

  /** A page of another site. */
  website<const Given extends ValueOptions>(given: Given) {
    const message = 'Enter an address that starts with https://.';
    return finish<ExternalUrl, Given>(text(isExternalUrl, message), 'url', { help: 'Starts with https://.', ...given });
  },

  /** An email address. */
  email<const Given extends ValueOptions>(given: Given) {
    const message = 'Enter an email address, such as name@example.com.';
    return finish<string, Given>(text(isEmail, message).max(120, 'Use at most ${max} characters.'), 'email', given);
  },

  /** A page of this site, another site, or an email address. */
  link<const Given extends ValueOptions>(given: Given) {
    const help = 'A page of this site such as /contact, or an address that starts with https:// or mailto:.';
    return finish<Href, Given>(text(isHref, hrefMessage), 'link', { help, ...given });
  },

  /** A page of this site. */
  page<const Given extends ValueOptions>(given: Given) {
    return finish<PagePath, Given>(text(isSitePage, 'Choose a page of this site.'), 'page', given);
  },

  /** The address of a file; `null` until it exists. */
  file(given: Options): Field<Href | null> {
    const rule = mixed()
      .nullable()
      .defined('Choose a file, or none.')
      .test('href', 'Enter the address of a file, or leave it empty.', (value) => value === null || isHref(value));
    const help = 'While it is empty, visitors are offered to ask for it.';
    return rule.label(given.label).meta(metaOf('file', { help, ...given })) as Field<Href | null>;
  },

  // FILE-30
  /** One of the owner's pictures, with its text alternative. */
  picture<const Given extends PictureOptions>(given: Given) {
    const { decorative = false }: PictureOptions = given;
    const alt = decorative
      ? textSchema()
          .defined('Leave the text alternative empty.')
          .oneOf([''], 'Leave the text alternative empty: the text beside the picture says the same.')
      : textSchema()
          .trim('Remove the space at the beginning and the end.')
          .max(altLimit, 'Use at most ${max} characters.')
          .required(missingAlt);
    const rule = shapeOf({
      file: text(isPictureName, 'Choose one of your pictures.')
        .strict()
        .required('Choose a picture.')
        .label('Picture')
        .meta(metaOf('text', { label: '' })),
      alt: alt
        .strict()
        .label('Text alternative')
        .meta(metaOf('text', { label: '' })),
    });
    return finish<ContentPicture, Given>(rule, 'picture', given);
  },

  /** A color, as `#rrggbb`. */
  colour<const Given extends ColourOptions>(given: Given) {
    const { problem }: ColourOptions = given;
    const isColour = (value: string) => /^#[\da-f]{6}$/i.test(value);
    const form = text(isColour, 'Enter a color as # and six digits or letters a to f, such as #0B5D57.');
    const rule = form.test('problem', (value, { createError }) => {
      const message = value !== undefined && isColour(value) ? problem?.(value) : null;
      return message ? createError({ message }) : true;
    });
    return finish<string, Given>(rule, 'colour', given);
  },

  /** Values or entries in their order. */
  list<Item, const Given extends ListOptions<Item>>(given: Given & { of: Field<Item> }) {
    const { of, min = 1, max = 100 }: ListOptions<Item> = given;
    const [less, more] = [`Add at least ${countOf(min)}.`, `Keep at most ${countOf(max)}.`];
    return finish<readonly Item[], Given>(
      array().typeError(wrongKind).of(of).min(min, less).max(max, more),
      'list',
      given,
    );
  },

  /** Several fields that belong together. */
  group<const Shape extends Fields>(
    given: Options & { fields: Shape; rule?: EntryRule<EntryOf<Shape>> },
  ): Field<EntryOf<Shape>> {
    const rule = withRule(shapeOf(given.fields), given.rule).label(given.label);
    return rule.meta(metaOf('group', given)) as Field<EntryOf<Shape>>;
  },
};

/**
 * The schema of the entries of a collection: their fields, and a rule over several of them. Values are never coerced, and
 * a field that is not named is refused. Its type is `InferType<typeof schema>`.
 */
export function entry<const Shape extends Fields>(fields: Shape, rule?: EntryRule<EntryOf<Shape>>) {
  return withRule(shapeOf(fields), rule) as Schema as Field<EntryOf<Shape>>;
}

function withRule<Entry>(schema: ReturnType<typeof shapeOf>, rule?: EntryRule<Entry>) {
  if (!rule) return schema;
  const { field: name, message, holds } = rule;
  return schema.test('rule', message, (value, { path, createError }) =>
    holds(value as Entry) ? true : createError({ path: path ? `${path}.${name}` : name, message }),
  );
}

/** What several fields of an entry have to agree on. */
export interface EntryRule<Entry> {
  /** The field that shows the message. */
  field: keyof Entry & string;
  message: string;
  holds: (entry: Entry) => boolean;
}

/** For values that no form sends: somebody has edited a file or the database by hand. */
const wrongKind = 'The stored value cannot be read. Enter it again.';

const textSchema = () => string().typeError(wrongKind);

const text = (holds: (value: string) => boolean, message: string) =>
  textSchema().test({ name: 'form', message, test: (value?: string) => value === undefined || holds(value) });

/** What to enter as the address of a link. */
export const hrefMessage =
  'Enter a page of this site that exists, such as /contact, an address that starts with https://, or mailto: with an email address.';

const isRichTextOrNone = (value: unknown) => value === undefined || value === null || isRichText(value);

const shapeOf = (fields: Fields) =>
  object(fields as Record<string, Schema>)
    .typeError(wrongKind)
    .noUnknown('Remove what the entry has no field for: ${unknown}.')
    .strict()
    .required('Fill in its fields.');

const metaOf = (control: Control, { help, decorative }: Options & { decorative?: boolean }): FieldMeta => ({
  control,
  ...(help && { help }),
  ...(decorative && { decorative }),
});

function finish<Value, Given extends ValueOptions>(rule: Schema, control: Control, given: ValueOptions) {
  const described = rule.strict().label(given.label).meta(metaOf(control, given));
  return (
    given.optional
      ? described.optional().nonNullable('Leave this out, or fill it in.')
      : described.required('Fill this in.')
  ) as Field<Of<Value, Given>>;
}

const countOf = (count: number) => (count === 1 ? 'one' : String(count));
