import { useId } from "react";
import { BareLink } from "../actions/Link.tsx";
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from "../icons.ts";
import { useTexts } from "../texts/TextsProvider.tsx";
import { Pager } from "./Pagination.styles.ts";

interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  totalCount: number;
  /** False when the count is an estimate; it is then prefixed with « environ ». */
  totalIsExact?: boolean;
  pageSizes: readonly number[];
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
  /** Makes each page a link, which can be opened in another tab. */
  pageHref?: (page: number) => string;
  /** Texts of this list; the others come from the provider. */
  texts?: { pageSize?: string; pagination?: string };
}

/** Shows the displayed range, the page size and links to the other pages. */
export function Pagination({
  page,
  pageSize,
  totalCount,
  totalIsExact = true,
  pageSizes,
  onPageChange,
  onPageSizeChange,
  pageHref,
  texts: ownTexts,
}: PaginationProps) {
  const texts = useTexts();
  const id = useId();
  const last = Math.max(1, Math.ceil(totalCount / pageSize));
  const from = totalCount === 0 ? 0 : (page - 1) * pageSize + 1;
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].sort((a, b) => a - b);
  const step = (to: number, label: string, icon: React.ReactNode) => {
    const isOff = to < 1 || to > last;
    return (
      <button
        aria-disabled={isOff || undefined}
        aria-label={label}
        onClick={() => {
          if (!isOff) onPageChange(to);
        }}
        type="button"
      >
        {icon}
      </button>
    );
  };
  return (
    <Pager>
      <label htmlFor={id}>
        {ownTexts?.pageSize ?? texts.pageSize}
        <span>
          <select id={id} onChange={(event) => onPageSizeChange(Number(event.target.value))} value={pageSize}>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={14} />
        </span>
      </label>
      <p>{texts.range(from, Math.min(totalCount, page * pageSize), totalCount, totalIsExact)}</p>
      <nav aria-label={ownTexts?.pagination ?? texts.pagination}>
        {step(Math.min(page - 1, last), texts.previousPage, <ChevronLeftIcon />)}
        {pagesAround(page, last).map((number, index, all) => {
          const isAfterGap = index > 0 && number - (all[index - 1] ?? 0) > 1;
          const state = { "aria-current": number === page ? ("page" as const) : undefined, "aria-label": texts.page(number) };
          return (
            <span key={number}>
              {isAfterGap ? "…\u2009" : null}
              {pageHref ? (
                <BareLink {...state} href={pageHref(number)}>
                  {texts.number(number)}
                </BareLink>
              ) : (
                <button {...state} onClick={() => onPageChange(number)} type="button">
                  {texts.number(number)}
                </button>
              )}
            </span>
          );
        })}
        {step(page + 1, texts.nextPage, <ChevronRightIcon />)}
      </nav>
    </Pager>
  );
}

/** Returns the first page, the last, and those next to the current one. */
function pagesAround(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  return [...new Set(near)].sort((a, b) => a - b);
}
