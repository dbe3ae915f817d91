/** The name of a tool or product as a sentence writes it. */
export interface ProductName {
  name: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#/&.-]*/gu;
const CAPITAL = /^\p{Lu}/u;
const INNER_CAPITAL = /\p{Ll}\p{Lu}|^\p{Lu}\p{L}*[+#]/u;
/** Words directly followed by names of tools. */
const CUES = new Set('using utilizing use uses used'.split(' '));
/** Words followed by a joining word and names of tools: 'tools such as', 'experience with'. */
const ABOUT_TOOLS = new Set(
  'tool tools software system systems platform platforms application applications package packages suite framework frameworks database databases experience knowledge proficient proficiency familiar familiarity skilled certified expert expertise fluent advanced basic'.split(
    ' ',
  ),
);
/** Words of work: tools follow them with 'with', but a place follows 'work in' and 'work from'. */
const WORK = new Set(['work', 'works', 'working']);
const LEADING = new Set(['such', 'like', 'including', 'in', 'with', 'of', 'e.g', 'incl', 'using']);
const JOINING = new Set(['a', 'an', 'the', 'and', 'or', 'as', 'in', 'with', 'of']);
const MAX_BETWEEN = 2;
const MAX_WORDS = 3;
/** Longer words in capitals count as emphasis, not as names. */
const LONGEST_ACRONYM = 5;
/** Capitalised words that are not tools. */
const NO_TOOLS = new Set(
  `January February March April May June July August September October November December Monday Tuesday Wednesday
  Thursday Friday Saturday Sunday English German French Spanish Italian Dutch Portuguese Chinese Mandarin Japanese
  Arabic Russian Polish Hindi Europe Germany France Spain Italy Netherlands Switzerland Austria Asia Africa America
  Korean Turkish Greek Swedish Danish Norwegian Finnish Czech Vietnamese Cantonese Hebrew
  India China UK US USA EU UAE Bachelor Bachelors Master Masters Degree Diploma PhD MBA BSc MSc BA MA BEng MEng HND
  GCSE NVQ CEO CFO CTO COO CIO HR IT PR QA KPI KPIs SLA SLAs ROI B2B B2C HSE EHS GDPR VAT I The This Our We You A An
  Engineering Science Mathematics Business Economics Finance Marketing Management University College School
  City County State Los San New Airport Airports Questionnaire Requirement Requirements Verification Experience
  Qualifications Qualification Training Personnel Office Clerk Analyst Assistant Aide Supervisor Engineer Programmer
  Technician Specialist Coordinator Act Law Code Certificate Certification License Bureau Section Sections Division Mayor
  Human Resources Information Security Chief Service Services Project Process Quality Data World Guide Civil
  Ltd Inc GmbH Health Safety Company Department Team Director Manager Head Officer Board Vice President`.split(/\s+/),
);
const ENDINGS = '.-/&';
const ONLY_DIGITS = /^\d+$/;

const withoutEnding = (text: string) => {
  let end = text.length;
  while (end > 0 && ENDINGS.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
};

const isEmphasis = (text: string) => text.length > LONGEST_ACRONYM && text === text.toUpperCase();
const isName = (text: string) => text.length > 1 && CAPITAL.test(text) && !NO_TOOLS.has(text) && !isEmphasis(text);

const isCue = (word: string, before: string | undefined) =>
  CUES.has(word) ||
  ABOUT_TOOLS.has(word) ||
  (before !== undefined && ((LEADING.has(word) && ABOUT_TOOLS.has(before)) || (word === 'with' && WORK.has(before))));

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Texts between two names of a list. */
const SEPARATORS = new Set([',', '/', '&', 'and', 'or', ', and', ', or']);
/** Shorter words, such as 'and', are in lower case even in titles. */
const SHORTEST_IN_CAPITALS = 4;
/** Whether all long words are capitalised, as in a title, so that a capital does not mark a proper name. */
const isTitle = (words: readonly Word[]) =>
  words.every(({ text }) => CAPITAL.test(text) || text.length < SHORTEST_IN_CAPITALS);

/** The sequence of capitalised words that starts at a position. */
const runAt = <T extends Word>(sentence: string, words: readonly T[], index: number): T[] => {
  const run: T[] = [];
  for (let word = words[index]; word; word = words[index + run.length]) {
    const last = run.at(-1);
    if (last && sentence.slice(last.end, word.start) !== ' ') break;
    if (last && !CAPITAL.test(word.text) && !ONLY_DIGITS.test(word.text)) break;
    run.push(word);
  }
  return run;
};

/** Capitalised words in a row. */
interface Run {
  start: number;
  end: number;
  /** Whether it counts as a tool if a list contains it together with a known skill: 'Databricks' in 'Python and Databricks'. */
  mayBeListed: boolean;
  isProduct: boolean;
  /** Whether it is the proper name of a known skill. */
  isSkill: boolean;
}

/** Marks names as products if a list connects them, before or after, with a known skill. */
const markListed = (sentence: string, runs: readonly Run[]): Run[] => {
  const marked = runs.map((run) => ({ ...run, isListed: run.isSkill }));
  const mark = (from: number, to: number) => {
    const [known, next] = [marked[from], marked[to]];
    if (!known?.isListed || !next?.mayBeListed) return;
    const between = sentence.slice(Math.min(known.end, next.end), Math.max(known.start, next.start)).trim();
    if (!SEPARATORS.has(between)) return;
    next.isListed = true;
    next.isProduct = true;
  };
  for (let index = 1; index < marked.length; index++) mark(index - 1, index);
  for (let index = marked.length - 1; index > 0; index--) mark(index, index - 1);
  return marked;
};

/**
 * Names of tools and products in a sentence: words with an inner capital ('AutoCAD') anywhere, other capitalised words
 * ('Jira', 'Power BI') only in a list after words such as 'using' or 'experience with', or in a list with a
 * skill that is a proper name ('Python and Databricks').
 * @param skills positions of the known skills in the sentence whose names are proper names
 */
export const findProducts = (sentence: string, skills: readonly Omit<ProductName, 'name'>[] = []): ProductName[] => {
  const words = [...sentence.matchAll(WORD)].map((match) => {
    const text = withoutEnding(match[0]);
    return { text, lower: text.toLowerCase(), start: match.index, end: match.index + text.length };
  });
  const isSkill = ({ start, end }: Word) => skills.some((skill) => skill.start === start && skill.end === end);
  const areNamesMarked = !isTitle(words);
  const runs: Run[] = [];
  /** Index of the last word after which a name may follow; -1 for none. */
  let reach = -1;
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word) break;
    const isCued = reach >= 0 && index - reach <= MAX_BETWEEN + 1;
    if (isCue(word.lower, words[index - 1]?.lower) || (isCued && JOINING.has(word.lower))) {
      reach = index;
      continue;
    }
    if (!CAPITAL.test(word.text)) continue;
    const run = runAt(sentence, words, index);
    const isTool = run.every(({ text }) => isName(text) || ONLY_DIGITS.test(text)) && run.length <= MAX_WORDS;
    runs.push({
      start: word.start,
      end: (run.at(-1) ?? word).end,
      mayBeListed: areNamesMarked && index > 0 && isTool,
      isProduct: isTool && (isCued || run.some(({ text }) => INNER_CAPITAL.test(text))),
      isSkill: areNamesMarked && index > 0 && run.length === 1 && isSkill(word),
    });
    index += run.length - 1;
    reach = isCued && isTool ? index : -1;
  }
  return markListed(sentence, runs)
    .filter(({ isProduct }) => isProduct)
    .map(({ start, end }) => ({ name: sentence.slice(start, end), start, end }));
};
