import type { Span } from '../reading/sentences';

/** A text after replacements: for each of its characters, the range of the text before them that it stands for. */
export type TracedText = { text: string; sources: readonly Span[] };

/** The text before any replacement. */
export const traceText = (text: string): TracedText => ({
  text,
  sources: Array.from({ length: text.length }, (_, index) => ({ start: index, end: index + 1 })),
});

/** The range of the text before the replacements that a range of the text after them stands for. */
export const sourceOf = ({ sources }: TracedText, start: number, end: number): Span => ({
  start: sources[start]?.start ?? 0,
  end: sources[end - 1]?.end ?? 0,
});

/** Replaces what a global pattern finds, as `String.replace` does, and keeps what each character stands for. */
export const replaceTraced = (
  traced: TracedText,
  pattern: RegExp,
  replacementFor: (found: string) => string,
): TracedText => {
  const sources: Span[] = [];
  let end = 0;
  for (const match of traced.text.matchAll(pattern)) {
    const [found] = match;
    const after = match.index + found.length;
    const source = sourceOf(traced, match.index, after);
    const replacement = replacementFor(found);
    const isKept = replacement === found;
    sources.push(...traced.sources.slice(end, isKept ? after : match.index));
    if (!isKept) for (let index = 0; index < replacement.length; index++) sources.push(source);
    end = after;
  }
  sources.push(...traced.sources.slice(end));
  return { text: traced.text.replace(pattern, replacementFor), sources };
};
