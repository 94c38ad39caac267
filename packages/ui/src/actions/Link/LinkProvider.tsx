import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';

/** The props of the router's link: an internal address and the attributes of an `<a>`. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const LinkElement = createContext<ComponentType<LinkElementProps> | 'a'>('a');

export interface LinkProviderProps {
  /**
   * Renders a link inside the application, for example the router's own link with `to={href}`. `'a'` around a part
   * of a page gives that part plain links again, which load the page that they lead to in full.
   */
  component: ComponentType<LinkElementProps> | 'a';
  /** The application, or the part of a page, to whose links this applies. */
  children: ReactNode;
}

/** Gives every link below it the router's link for internal addresses. Without it they are plain `<a>` elements. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkElement.Provider value={component}>{children}</LinkElement.Provider>;
}

export function useLinkElement(): ComponentType<LinkElementProps> | 'a' {
  return useContext(LinkElement);
}
