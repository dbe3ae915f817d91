import { fold } from '@skills-architect/service-kit/fold';

/** A cell that states a level: a step of a scale, a share of the highest level, "yes" without a level, or "no". */
export type Mark = { step: number } | { share: number } | 'yes' | 'no' | 'unclear';

/** Words for levels in several languages; the number is the level as a share of the highest level. */
const WORDS: readonly [number, string][] = [
  [
    0.2,
    'awareness, aware, novice, beginner, basic, basics, foundation, foundational, fundamental, fundamentals, trainee, entry, elementary, learner, learning, junior, limited, anfanger, grundkenntnisse, grundlagen, basis, einsteiger, debutant, notions, base, principiante, basico, principiante, base, iniciante, basico, beginner, basisniveau, podstawowy, poczatkujacy, nyborjare, grundlaggande, begynder, grunnleggende, zacatecnik, zakladni, perus, kezdo, alap, baslangic, temel, начальный, базовый, новичок, 初級, 初级, 초급, low, niedrig, faible, bajo, basso, baixo, laag, niski, lag',
  ],
  [
    0.4,
    'developing, working, working knowledge, some experience, advanced beginner, associate, fortgeschrittener anfanger, en cours d acquisition, en developpement, en desarrollo, in sviluppo, em desenvolvimento',
  ],
  [
    0.6,
    'intermediate, practitioner, competent, proficient, independent, medium, moderate, mid, middle, regular, fortgeschritten, mittel, kompetent, selbststandig, intermediaire, autonome, moyen, intermedio, medio, competente, autonomo, intermediario, gemiddeld, gevorderd, srednio zaawansowany, sredni, medel, kompetent, mellan, mellem, middels, stredne pokrocily, stredni, keskitaso, kozep, halado, orta, средний, уверенный, 中級, 中级, 중급',
  ],
  [
    0.8,
    'advanced, skilled, senior, strong, extensive, high, sehr gut, versiert, erfahren, hoch, avance, confirme, eleve, avanzado, alto, avanzato, avancado, hoog, zaawansowany, wysoki, avancerad, hog, avanceret, avansert, pokrocily, vysoka, edistynyt, ileri, yuksek, продвинутый, высокий, 上級, 高级, 고급',
  ],
  [
    1,
    'expert, master, mastery, specialist, lead, leader, authority, guru, very high, experte, expertin, meister, maitrise, maitre, experto, maestria, esperto, especialista, ekspert, mistrz, expertis, expertti, asiantuntija, mester, szakerto, uzman, эксперт, 専門家, エキスパート, 专家, 전문가',
  ],
];
const YES =
  'x, xx, ✓, ✔, ☑, ☒, ●, ■, ◉, ◯, 〇, ○, yes, y, true, required, mandatory, essential, must, needed, ja, j, erforderlich, pflicht, oui, requis, obligatoire, si, requerido, obligatorio, richiesto, sim, obrigatorio, verplicht, tak, wymagane, ano, igen, evet, да, есть, 有, 是, 예';
const NO =
  '-, –, —, /, ., 0, none, no, n, false, n a, na, n/a, not applicable, not required, nil, ☐, ✗, ✘, nein, keine, nicht erforderlich, non, aucun, no aplica, ninguno, ningun, nessuno, nao, nenhum, nee, geen, nie, brak, nej, ingen, ne, zadny, ei, nem, hayir, yok, нет, 無, 无, 否, 아니오';
/** Letters and words that may mean a level or not: the user is asked. */
const UNCLEAR =
  'o, r, d, m, p, s, t, a, b, c, e, i, f, l, k, w, u, v, g, h, rx, optional, desirable, nice to have, preferred, wunschenswert, souhaitable, deseable';

const plain = (cell: string) => fold(cell).replace(/[.:!]$/, '');
const KNOWN = new Map<string, Mark>([
  ...UNCLEAR.split(', ').map((word) => [word, 'unclear'] as const),
  ...WORDS.flatMap(([share, words]) => words.split(', ').map((word) => [plain(word), { share }] as const)),
  ...YES.split(', ').map((word) => [plain(word) || word, 'yes'] as const),
  ...NO.split(', ').map((word) => [plain(word) || word, 'no'] as const),
]);
const STEP =
  /^(?:(?:level|lvl|l|grade|stage|step|stufe|niveau|nivel|livello|poziom|niva|n)[ .:-]*)?(\d{1,2})(?:[.,]0+)?(?:\s*[-–:)=]\s*\p{L}.*|\s*\.\s*\p{L}{2}.*|\s*(?:\/|of|von|de|sur)\s*\d{1,2})?$/u;
/** Higher numbers are amounts, not levels. */
const HIGHEST_STEP = 10;
const PERCENT = /^(\d{1,3})(?:[.,]\d+)?\s*%$/;
/** A longer cell is a text. */
const LONGEST_MARK = 60;

/** Repeated signs, with or without empty ones up to the highest level: `★★★`, `●●○○○`. */
const SIGNS = /^(?:(★|⭐|✭|✮|●|⬤|■|✓|✔|\*|\+|x)\1{0,9})((?:☆|○|◯|□){0,9})$/iu;
const STARS = '★⭐✭✮';

/** The sign that a cell repeats, how often, and of how many in all where the cell says it; undefined for any other text. */
export const readSigns = (cell: string): { sign: string; count: number; all?: number } | undefined => {
  const text = cell.replace(/\s|\uFE0F/g, '');
  const [whole, sign, empty = ''] = SIGNS.exec(text) ?? [];
  if (whole === undefined || sign === undefined) return undefined;
  const count = text.length - empty.length;
  return { sign: sign.toLowerCase(), count, ...(empty && { all: text.length }) };
};

/** Signs that state a level by themselves: stars, and others that are filled up or repeated more than twice. */
const markOfSigns = (cell: string): Mark | undefined => {
  const signs = readSigns(cell);
  if (!signs) return undefined;
  if (signs.all !== undefined) return { share: signs.count / signs.all };
  return STARS.includes(signs.sign) || signs.count > 1 ? { step: signs.count } : undefined;
};

/** Reads a cell that states a level; undefined for any other text. */
export const readMark = (cell: string): Mark | undefined => {
  const text = cell.trim();
  if (!text || text.length > LONGEST_MARK) return undefined;
  const word = plain(text) || text;
  const known = KNOWN.get(word);
  if (known) return known;
  const signs = markOfSigns(text);
  if (signs) return signs;
  const percent = PERCENT.exec(word);
  if (percent) return { share: Math.min(1, Number(percent[1]) / 100) };
  const step = STEP.exec(word);
  if (step) return Number(step[1]) <= HIGHEST_STEP ? { step: Number(step[1]) } : undefined;
  // "Advanced level", "basic knowledge", "expert (5 years)".
  const [first = ''] = word.split(/[ (,/-]/, 1);
  const firstMark = KNOWN.get(first);
  const rest = word.slice(first.length);
  return firstMark && typeof firstMark === 'object' && /^[ (-]+(?:level|knowledge|user|niveau|stufe|\()/.test(rest)
    ? firstMark
    : undefined;
};

const LEVEL_NUMBER = /\b(?:l|level|stufe|niveau|nivel|livello)[ .-]?\d\b/i;

/** Whether a title names a level, such as "Working" and "Senior Developer (L3)". */
export const namesLevel = (title: string): boolean => typeof readMark(title) === 'object' || LEVEL_NUMBER.test(title);

/** The level that a text states, as a step or as a share of the highest level; undefined for anything else. */
export const statedLevel = (cell: string): { step: number } | { share: number } | undefined => {
  const mark = readMark(cell);
  return typeof mark === 'object' ? mark : undefined;
};
