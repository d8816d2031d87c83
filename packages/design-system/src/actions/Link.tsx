import { type ComponentType, type CSSProperties, createContext, type ReactNode, type Ref, useContext } from "react";
import { TextLink } from "./Link.styles.ts";

/** Props of the application's link component: those of `<a>` with a required URL. */
export interface LinkElementProps {
  href: string;
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  download?: string | boolean | undefined;
  lang?: string | undefined;
  title?: string | undefined;
  tabIndex?: number | undefined;
  onClick?: ((event: React.MouseEvent<HTMLAnchorElement>) => void) | undefined;
  "aria-current"?: "page" | "step" | "true" | undefined;
  "aria-label"?: string | undefined;
  "aria-describedby"?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

const PlainAnchor: ComponentType<LinkElementProps> = ({ children, ...props }: LinkElementProps) => <a {...props}>{children}</a>;

const LinkContext = createContext<ComponentType<LinkElementProps>>(PlainAnchor);

interface LinkProviderProps {
  /** Component that renders every link below, usually the application's router link. */
  component: ComponentType<LinkElementProps>;
  children: ReactNode;
}

/** Renders every link of the design system with the application's own link component. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An unstyled link, rendered by the application's link component. */
export function BareLink(props: LinkElementProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}

/** An underlined link in running text. */
export function Link(props: LinkElementProps) {
  return <TextLink as={BareLink} {...props} />;
}
