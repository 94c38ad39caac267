export { currencyName, dateFormat, listFormat, numberFormat } from './formats';
export { InputError } from './InputError';
export { reasonOf, reasonOfSite } from './phrase';
export type { ToolWords } from './es';
