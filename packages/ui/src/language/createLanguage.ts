import { formatCount } from '../text/formatCount';
import { fillMessage, type MessageValues, type Translate } from '../text/message';
import type { Catalog, Language, PluralForms } from './catalog';

/**
 * The words and formats of a locale.
 *
 * @param locale a BCP 47 tag; one that is not valid throws a RangeError at the first number
 * @param catalogs the texts; of two for the same key, the later one. A text that none has stays English.
 */
export function createLanguage(locale: string, ...catalogs: (Partial<Catalog> | undefined)[]): Language {
  const texts: Record<string, string | PluralForms | undefined> = Object.assign({}, ...catalogs);
  // At first use: the first format of a page takes a slow phone 55 ms.
  let format: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  const formatNumber = (value: number) =>
    locale === 'en-US' && Number.isInteger(value)
      ? formatCount(value)
      : (format ??= new Intl.NumberFormat(locale)).format(value);
  const fill = (text: string, values?: MessageValues) => fillMessage(text, values, t, formatNumber);
  const t: Translate = (text, values) => {
    const own = texts[text];
    return fill(typeof own === 'string' ? own : text, values);
  };
  return {
    locale,
    lang: Object.keys(texts).length > 0 ? locale : 'en',
    t,
    plural: (count, one, other, values) => {
      const own = texts[other];
      const text =
        typeof own === 'object'
          ? (own[(rules ??= new Intl.PluralRules(locale)).select(count)] ?? own.other)
          : (own ?? (count === 1 ? one : other));
      return fill(text, { ...values, count });
    },
    tell: ({ text, values }) => t(text, values),
    get decimal() {
      return formatNumber(0.5).includes(',') ? ',' : '.';
    },
    formatNumber,
  };
}
