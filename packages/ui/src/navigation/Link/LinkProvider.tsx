import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';

/** The props of the router's link: an internal address and the attributes of an `<a>`. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const LinkElement = createContext<ComponentType<LinkElementProps> | 'a'>('a');

export interface LinkProviderProps {
  /**
   * Renders an internal link, for example with the router's link and `to={href}`. `'a'` around part of a page opts it
   * out: its links load the next page in full.
   */
  component: ComponentType<LinkElementProps> | 'a';
  children: ReactNode;
}

/** Makes every link below it use the router for internal URLs. Without it they are plain `<a>` elements. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkElement.Provider value={component}>{children}</LinkElement.Provider>;
}

export function useLinkElement(): ComponentType<LinkElementProps> | 'a' {
  return useContext(LinkElement);
}
