import type { LinkElementProps } from "@reserve/design-system";
import { Link } from "react-router-dom";
import { useOriginState } from "../shared/list-origin.ts";

/** Every link of the design system, through the router: Ctrl-click, middle click and copy work as on any page. */
export function RouterLink({ href, children, ref, ...rest }: LinkElementProps) {
  const state = useOriginState();
  const isElsewhere = /^(?:[a-z]+:|\/\/)/i.test(href) || rest.download !== undefined;
  if (isElsewhere)
    return (
      <a href={href} ref={ref} {...rest}>
        {children}
      </a>
    );
  return (
    <Link ref={ref} state={state} to={href} {...rest}>
      {children}
    </Link>
  );
}
