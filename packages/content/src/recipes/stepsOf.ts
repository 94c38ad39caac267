const numbered = /^(?:step\s+)?\d{1,3}[.):]\s+(?=\S)/i;

// RECIPE-7
/** The steps of instructions, one for each line that is not blank; without numbers if each line begins with one. */
export function stepsOf(instructions: string): string[] {
  const lines = instructions
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.every((line) => numbered.test(line)) ? lines.map((line) => line.replace(numbered, '')) : lines;
}
