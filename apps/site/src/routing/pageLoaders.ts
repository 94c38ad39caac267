import type { ComponentType } from 'react';

export type PageModule = { default: ComponentType };

/**
 * What fetches the code of each page, by its file. Comes with the first page that is fetched: the one that is read needs
 * none of it.
 */
export const pageLoaders = import.meta.glob<PageModule>(['../pages/*.tsx', '../admin/*.tsx', '../embed/*.tsx']);
