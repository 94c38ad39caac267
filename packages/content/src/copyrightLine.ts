/** The copyright line. The year is a parameter, because a prerendered page may be older than the current year. */
export function copyrightLine(ownerName: string, year: number): string {
  return `© ${year} ${ownerName}. All rights reserved.`;
}
