import { styled } from "styled-components";

export const Gate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  min-height: 100vh;
  @media (max-width: 50em) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 168px 1fr;
  }
`;

// In the dark theme the panel is darker: the accent colour, light enough to be legible on black, would dazzle as a large area.
export const Endpaper = styled.header`
  position: relative;
  background: light-dark(var(--accent), color-mix(in srgb, var(--accent) 24%, var(--canvas)));
  color: light-dark(var(--on-accent), var(--accent));
  overflow: hidden;
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: currentColor;
    opacity: 0.3;
  }
`;

export const Plate = styled.div`
  position: absolute;
  left: 50%;
  top: 50%;
  translate: -50% -50%;
  width: 264px;
  padding: 32px 24px;
  background: var(--surface);
  color: var(--ink);
  border-radius: 2px;
  outline: 1px solid var(--accent-mark);
  outline-offset: -8px;
  text-align: center;
  > small {
    display: block;
    font: italic 400 0.9375rem/1.25rem var(--font-serif);
    color: var(--ink-soft);
  }
  > p {
    margin: 8px 0;
    font: 500 1.75rem/2.25rem var(--font-serif);
    letter-spacing: -0.4px;
  }
  > hr {
    width: 24px;
    height: 1px;
    margin: 16px auto;
    border: 0;
    background: var(--accent-mark);
  }
  @media (max-width: 50em) {
    padding: 20px 24px;
    > small,
    > hr {
      display: none;
    }
    > p {
      margin: 0;
      font-size: 1.5rem;
      line-height: 2rem;
    }
  }
`;

export const FormSide = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const GuestMain = styled.main`
  flex: 1;
  display: grid;
  align-content: center;
  justify-content: center;
  padding: 48px 24px;
  > div {
    --density-control: 40px;
    --density-gap: 20px;
    display: grid;
    gap: 20px;
    width: 344px;
    max-width: calc(100vw - 48px);
  }
  h1 + p {
    margin-top: 4px;
    color: var(--ink-soft);
  }
  ul {
    margin-top: 4px;
    padding-left: 20px;
    list-style: disc;
  }
  li {
    margin-top: 4px;
  }
  p > small {
    display: block;
    font: var(--text-caption);
    font-stretch: inherit;
    color: var(--ink-muted);
  }
  @media (max-width: 50em) {
    align-content: start;
    padding-top: 32px;
  }
`;
