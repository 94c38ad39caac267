/** A text about a number: in English for one and for several. */
type Counted<Text extends string> = readonly [one: string, several: Text];

/**
 * The texts that each directory has for itself, in English. `Text` are those that languages must have, `Count` those
 * about a number.
 */
export interface DirectoryTexts<Text extends string = string, Count extends string = string> {
  /** The name of the tool. */
  label: Text;
  /** The label of the search field. */
  search: Text;
  /** The label of the filter `choice`. */
  choice: Text;
  /** The title of the dialog for submitting an entry, and its button. */
  submit: Text;
  /** What the dialog says about where the entry goes: kept in this browser, or lost with the page. */
  kept: Text;
  notKept: Text;
  /** The notices, each with its title. */
  submitted: readonly [title: Text, message: Text];
  removed: Text;
  imported: Text;
  added: Counted<Count>;
  /** What the list has: all, or `{found}` of them. */
  all: Counted<Count>;
  found: Counted<Count>;
  loading: Text;
  /** Instead of a list: nothing has the filters, or there is nothing at all. */
  nothing: Text;
  noMatch: Text;
  empty: Text;
}
