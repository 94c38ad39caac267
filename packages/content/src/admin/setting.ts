// ADMIN-9
/** The kinds of settings, in the order of the tabs of /admin/site-settings. */
export const settingTypes = ['hero', 'about', 'testimonial', 'achievement', 'venture'] as const;
export type SettingType = (typeof settingTypes)[number];

/** A piece of the site's own words. What only some kinds have is left out of the others. */
export interface Setting {
  /** Made from the time, in ms. */
  id: string;
  type: SettingType;
  title: string;
  content: string;
  description?: string;
  /** Of an achievement: "15+". */
  value?: string;
  /** Of a testimonial. */
  author?: string;
  role?: string;
  /** Of a testimonial, from 1 to 5. */
  rating?: number;
  /** Of a venture. */
  logoUrl?: string;
}

// ADMIN-9
/** The default rating of a new testimonial. */
export const defaultRating = 5;
export const ratingRange = { min: 1, max: 5 } as const;

/** A setting as it stands in the form: every field of every kind. */
export interface SettingValues {
  type: SettingType;
  title: string;
  content: string;
  description: string;
  value: string;
  author: string;
  role: string;
  rating: number | null;
  logoUrl: string;
}

export function toSettingValues(type: SettingType, setting?: Setting): SettingValues {
  return {
    type: setting?.type ?? type,
    title: setting?.title ?? '',
    content: setting?.content ?? '',
    description: setting?.description ?? '',
    value: setting?.value ?? '',
    author: setting?.author ?? '',
    role: setting?.role ?? '',
    rating: setting?.rating ?? defaultRating,
    logoUrl: setting?.logoUrl ?? '',
  };
}

/** Converts the form's values to an item: trimmed, with only the fields of its kind that are filled in. */
export function toSettingInput(values: SettingValues): Omit<Setting, 'id'> {
  const { type } = values;
  const filled = (name: 'description' | 'value' | 'author' | 'role' | 'logoUrl', wanted = true) => {
    const text = values[name].trim();
    return wanted && text ? { [name]: text } : {};
  };
  return {
    type,
    title: values.title.trim(),
    content: values.content.trim(),
    ...filled('description'),
    ...filled('value', type === 'achievement'),
    ...filled('author', type === 'testimonial'),
    ...filled('role', type === 'testimonial'),
    ...(type === 'testimonial' && { rating: values.rating ?? defaultRating }),
    ...filled('logoUrl', type === 'venture'),
  };
}
