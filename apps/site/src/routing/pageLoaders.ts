import type { ComponentType } from 'react';

export type PageModule = { default: ComponentType<object> };

/** What fetches the code of each page, by its file. */
export const pageLoaders = import.meta.glob<PageModule>(['../pages/*/Page.tsx', '../admin/*.tsx', '../embed/*.tsx']);
