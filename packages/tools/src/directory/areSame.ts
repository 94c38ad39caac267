/** Whether two lists of plain data are deeply equal. A site may recreate its list's objects at every render. */
export const areSame = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length &&
  one.every((entry, index) => entry === other[index] || JSON.stringify(entry) === JSON.stringify(other[index]));
