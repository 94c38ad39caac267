/** A text with a number: in English a singular and a plural. */
type Counted<Text extends string> = readonly [one: string, several: Text];

/**
 * The texts specific to each directory, in English. `Text` are those that languages must have, `Count` those with a
 * number.
 */
export interface DirectoryTexts<Text extends string = string, Count extends string = string> {
  /** The name of the tool. */
  label: Text;
  /** The label of the search field. */
  search: Text;
  /** The label of the `choice` filter. */
  choice: Text;
  /** The title of the dialog for submitting an entry, and its button. */
  submit: Text;
  /** What the dialog says about where entries are stored: in this browser, or until the page is closed. */
  kept: Text;
  notKept: Text;
  /** The notices, each with its title. */
  submitted: readonly [title: Text, message: Text];
  removed: Text;
  imported: Text;
  added: Counted<Count>;
  /** The size of the list: everything, or `{found}` entries. */
  all: Counted<Count>;
  found: Counted<Count>;
  loading: Text;
  /** Empty states: nothing matches the filters, or there are no entries. */
  nothing: Text;
  noMatch: Text;
  empty: Text;
}
