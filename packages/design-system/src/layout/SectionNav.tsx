import { useEffect, useRef, useState } from "react";
import { useTexts } from "../texts/TextsProvider.tsx";
import { IndexBox } from "./SectionNav.styles.ts";

/** A section of a long page. */
export interface SectionAnchor {
  /** The section's `id`. */
  id: string;
  label: string;
  /** Number of errors in the section, shown beside its label. */
  errorCount?: number;
}

interface SectionNavProps {
  /** The head of the list: « Sommaire ». */
  title: string;
  sections: readonly SectionAnchor[];
}

/** Links to the sections of a long page; the visible one is marked. */
export function SectionNav({ title, sections }: SectionNavProps) {
  const texts = useTexts();
  const { current, choose } = useSectionInView(sections);
  return (
    <IndexBox aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ul>
        {sections.map(({ id, label, errorCount }) => (
          <li key={id}>
            <a aria-current={id === current ? "true" : undefined} href={`#${id}`} onClick={() => choose(id)}>
              {label}
              {errorCount ? <small>{texts.toCorrect(errorCount)}</small> : null}
            </a>
          </li>
        ))}
      </ul>
    </IndexBox>
  );
}

/**
 * Returns the chosen section while it is visible (the last ones never reach the top of the window); otherwise the first one that reaches into the
 * upper part.
 */
function useSectionInView(sections: readonly SectionAnchor[]) {
  const [current, setCurrent] = useState(sections[0]?.id);
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        if (chosen.current && !isVisible(chosen.current)) chosen.current = null;
        const next = chosen.current ?? sections.find(({ id }) => inView.has(id))?.id;
        if (next) setCurrent(next);
      },
      { rootMargin: "-80px 0px -60% 0px" },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  const choose = (id: string) => {
    chosen.current = id;
    setCurrent(id);
  };
  return { current, choose };
}

function isVisible(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top < window.innerHeight && box.bottom > 0;
}
