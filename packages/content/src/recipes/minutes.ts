/** A number of minutes as people say it: `1 h 20 min`. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? [`${hours} h`] : [], rest > 0 || hours === 0 ? [`${rest} min`] : []].flat().join(' ');
}

/** What is known of times and servings of a recipe, in the order that is useful for cooking. */
export function factsOf({
  prepTime,
  cookTime,
  servings,
}: {
  prepTime?: number;
  cookTime?: number;
  servings?: number;
}): string[] {
  return [
    prepTime ? [`${formatMinutes(prepTime)} preparation`] : [],
    cookTime ? [`${formatMinutes(cookTime)} cooking`] : [],
    servings ? [`serves ${servings}`] : [],
  ].flat();
}
