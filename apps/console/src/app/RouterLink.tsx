import type { LinkElementProps } from "@reserve/design-system";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { useOriginState } from "../shared/list/list-origin.ts";

/** Every link of the design system, through the router: Ctrl-click, middle click and copy work as on any page. */
export function RouterLink(props: LinkElementProps) {
  const { href, children, ref, ...rest } = props;
  const isElsewhere = /^(?:[a-z]+:|\/\/)/i.test(href) || rest.download !== undefined;
  if (!isElsewhere) return <OwnLink {...props} />;
  return (
    <a href={href} ref={ref} {...rest}>
      {children}
    </a>
  );
}

/** A link from the router's hooks: the router's own `Link` would bundle its framework's prefetching. */
function OwnLink({ href, children, ref, onClick, ...rest }: LinkElementProps) {
  const follow = useLinkClickHandler(href, { state: useOriginState(), target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      ref={ref}
    >
      {children}
    </a>
  );
}
