import { type Matrix, multiply } from './pdf-matrix';
import type { PdfPage, PdfText } from './pdf-segments';

type Turn = 0 | 1 | 2 | 3;

/** How many quarter turns to the left the line of a text is turned; undefined between them. */
const turnOf = ({ transform: [a = 0, b = 0] }: PdfText): Turn | undefined => {
  const [level, steep] = [Math.abs(a), Math.abs(b)];
  if (level > steep * 4) return a > 0 ? 0 : 2;
  if (steep > level * 4) return b > 0 ? 1 : 3;
  return undefined;
};

/** The turn of most letters of a page. */
const mainTurn = (texts: PdfText[]): Turn => {
  const letters = [0, 0, 0, 0];
  for (const text of texts) {
    const turn = turnOf(text);
    if (turn !== undefined) letters[turn] = (letters[turn] ?? 0) + text.str.trim().length;
  }
  const turns: Turn[] = [0, 1, 2, 3];
  return turns.reduce((best, turn) => ((letters[turn] ?? 0) > (letters[best] ?? 0) ? turn : best), 0);
};

const toMatrix = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]): Matrix => [a, b, c, d, e, f];

/** The texts of a page after a matrix. */
export const placeTexts = (texts: PdfText[], matrix: Matrix): PdfText[] =>
  texts.map((text) => ({ ...text, transform: multiply(matrix, toMatrix(text.transform)) }));

/** Turns a page whose text was printed sideways or upside down, as of a table that is wider than the paper. */
export const uprightPage = ({ width, height, texts }: PdfPage): PdfPage => {
  const turn = mainTurn(texts);
  if (turn === 0) return { width, height, texts };
  const matrices: Record<Exclude<Turn, 0>, Matrix> = {
    1: [0, -1, 1, 0, 0, width],
    2: [-1, 0, 0, -1, width, height],
    3: [0, 1, -1, 0, height, 0],
  };
  const size = turn === 2 ? { width, height } : { width: height, height: width };
  return { ...size, texts: placeTexts(texts, matrices[turn]) };
};
