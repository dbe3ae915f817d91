/** A part of a cell's text for which a phone's row has no room. */
export function WideText({ children }: { children: string }) {
  return <span data-part="wide">{children}</span>;
}
