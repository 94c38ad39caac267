import type { ComponentType } from 'react';

export type PageModule = { default: ComponentType<object> };

/** The dynamic import of each page's code, by file. */
export const pageLoaders = import.meta.glob<PageModule>(['../pages/*/Page.tsx', '../admin/*.tsx', '../embed/*.tsx']);
