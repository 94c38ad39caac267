/** The only number in a text of the owner's, such as 1200 in "1,200+"; `null` if there is none, more than one, or a decimal. */
export function wholeNumberIn(text: string): number | null {
  const numbers = text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g);
  return numbers?.length === 1 ? Number(numbers[0]) : null;
}
