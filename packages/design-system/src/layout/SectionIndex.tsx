import { useEffect, useState } from "react";
import { IndexBox } from "./SectionIndex.styles.ts";

/** One section of a long page. */
export interface SectionAnchor {
  /** The section's `id`. */
  id: string;
  label: string;
}

interface SectionIndexProps {
  /** The head of the list: « Sommaire ». */
  title: string;
  sections: readonly SectionAnchor[];
}

/** The sections of a long page as a list of links; the one that is being read is marked. */
export function SectionIndex({ title, sections }: SectionIndexProps) {
  const current = useSectionInView(sections);
  return (
    <IndexBox aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a aria-current={id === current ? "true" : undefined} href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </IndexBox>
  );
}

/** The first section that reaches into the upper part of the window; the first of all before anything was scrolled. */
function useSectionInView(sections: readonly SectionAnchor[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        const first = sections.find(({ id }) => inView.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: "-80px 0px -60% 0px" },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
