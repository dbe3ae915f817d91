import type { Span, SuggestionReasons } from '@skills-architect/contracts/roles';
import type { TextMark } from '@skills-architect/ui-kit/extra';

type Reasons = Pick<SuggestionReasons, 'words' | 'skills' | 'sentences'>;

const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** The parts of `span` outside of `hole`: none, one or two. */
const subtractSpan = (span: Span, hole: Span): Span[] => {
  if (!overlaps(span, hole)) return [span];
  const before = { start: span.start, end: hole.start };
  const after = { start: hole.end, end: span.end };
  return [before, after].filter(({ start, end }) => end > start);
};

const subtractSpans = (span: Span, holes: readonly Span[]): Span[] =>
  holes.reduce<Span[]>((left, hole) => left.flatMap((piece) => subtractSpan(piece, hole)), [span]);

/**
 * Marks for the reasons of a suggestion: ignored sentences, the strongest terms, and around these the sentences nearest
 * to the role's skills. Marks do not overlap.
 */
export const collectMarks = ({ words, skills, sentences }: Reasons): TextMark[] => {
  const ignored = sentences.filter(({ weight, restored }) => weight === 0 && !restored);
  const terms: TextMark[] = [];
  for (const { term, spans } of words)
    for (const { start, end } of spans)
      if (![...ignored, ...terms].some((mark) => overlaps(mark, { start, end })))
        terms.push({ id: `term ${start}`, start, end, tone: 'strong', note: `Strong term: ${term}` });
  const nearSkills = skills.flatMap(({ start, end, skillNames }) =>
    subtractSpans({ start, end }, [...ignored, ...terms]).map(
      (piece): TextMark => ({ ...piece, id: `skill ${piece.start}`, note: `Near: ${skillNames.join(', ')}` }),
    ),
  );
  return [
    ...ignored.map(
      ({ start, end }): TextMark => ({ id: `ignored ${start}`, start, end, tone: 'ignored', note: 'Ignored' }),
    ),
    ...terms,
    ...nearSkills,
  ];
};

/** Adds the index of a sentence to the restored ones, or removes it. */
export const toggleRestored = (restored: readonly number[], index: number, isRestored: boolean): number[] =>
  isRestored ? [...new Set([...restored, index])].sort((a, b) => a - b) : restored.filter((other) => other !== index);

/** Similarity of a title to a role's name, as a word. */
export const nearness = (similarity: number): string => {
  if (similarity >= 0.99) return 'the same';
  if (similarity >= 0.75) return 'very near';
  return similarity >= 0.4 ? 'near' : 'far';
};
