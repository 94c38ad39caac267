/** Whether two lists of plain data say the same. A site may make the objects of its list anew whenever it renders. */
export const areSame = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length &&
  one.every((entry, index) => entry === other[index] || JSON.stringify(entry) === JSON.stringify(other[index]));
