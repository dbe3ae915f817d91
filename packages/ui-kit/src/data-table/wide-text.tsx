/** A part of a cell's text that is hidden on phones. */
export function WideText({ children }: { children: string }) {
  return <span data-part="wide">{children}</span>;
}
