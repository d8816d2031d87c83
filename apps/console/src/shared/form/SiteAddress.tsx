import { Link } from "@reserve/design-system";
import { useRuntime } from "../query/runtime.tsx";

/** Returns a function that makes a site URL from a path: absolute, or the path alone when the client has no site URL. */
export function useSiteUrl(): (path: string) => string {
  const { variant } = useRuntime();
  return (path) => `${variant.siteUrl ?? ""}${path}`;
}

interface SiteAddressProps {
  path: string;
  /** Visitors can open it now. */
  isOpen: boolean;
}

/** A path of the shop's site, as a link in a new tab while the page is public. */
export function SiteAddress({ path, isOpen }: SiteAddressProps) {
  const { variant } = useRuntime();
  const url = useSiteUrl()(path);
  if (!isOpen || variant.siteUrl === null) return path;
  return (
    <Link href={url} rel="noopener noreferrer" target="_blank">
      {path}
    </Link>
  );
}
