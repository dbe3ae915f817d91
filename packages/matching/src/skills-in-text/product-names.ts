/** The name of a tool or product as a sentence writes it. */
export interface ProductName {
  name: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#/&.-]*/gu;
const CAPITAL = /^\p{Lu}/u;
const INNER_CAPITAL = /\p{Ll}\p{Lu}|^\p{Lu}\p{L}*[+#]/u;
/** Words after which names of tools follow. */
const CUES = new Set(
  'using use uses used with like including include includes in of tools tool software system systems platform platforms application applications package packages suite language languages framework frameworks database databases'.split(
    ' ',
  ),
);
/** A cue alone is weak; one of these words nearby says that a tool is meant. */
const ABOUT_TOOLS = new Set(
  'using use uses used tools tool software system systems platform platforms application applications package packages suite framework frameworks database databases experience knowledge proficient proficiency familiar familiarity skilled certified expert expertise fluent advanced basic'.split(
    ' ',
  ),
);
const JOINING = new Set(['a', 'an', 'the', 'and', 'or', 'as', 'such', 'e.g', 'like', 'including', 'in', 'with', 'of']);
const MOST_BETWEEN = 2;
/** Capitalised words that are no tools. */
const NO_TOOLS = new Set(
  `January February March April May June July August September October November December Monday Tuesday Wednesday
  Thursday Friday Saturday Sunday English German French Spanish Italian Dutch Portuguese Chinese Mandarin Japanese
  Arabic Russian Polish Hindi Europe Germany France Spain Italy Netherlands Switzerland Austria Asia Africa America
  India China UK US USA EU UAE Bachelor Bachelors Master Masters Degree Diploma PhD MBA BSc MSc BA MA BEng MEng HND
  GCSE NVQ CEO CFO CTO COO CIO HR IT PR QA KPI KPIs SLA SLAs ROI B2B B2C HSE EHS GDPR VAT I The This Our We You A An
  Engineering Science Mathematics Business Economics Finance Marketing Management University College School
  Ltd Inc GmbH Health Safety Company Department Team Director Manager Head Officer Board Vice President`.split(/\s+/),
);
const ENDINGS = '.-/&';
const ONLY_DIGITS = /^\d+$/;

const withoutEnding = (text: string) => {
  let end = text.length;
  while (end > 0 && ENDINGS.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
};

const isName = (text: string) => text.length > 1 && CAPITAL.test(text) && !NO_TOOLS.has(text);

/**
 * Names of tools and products in a sentence: words with a capital inside ('AutoCAD') anywhere, other capitalised words
 * ('Jira', 'Power BI') only in a list after words such as 'using' or 'experience with'.
 */
export const findProducts = (sentence: string): ProductName[] => {
  const words = [...sentence.matchAll(WORD)].map((match) => {
    const text = withoutEnding(match[0]);
    return { text, start: match.index, end: match.index + text.length };
  });
  const found: ProductName[] = [];
  let isAbout = false;
  let reach = -1;
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    const lower = word.text.toLowerCase();
    if (ABOUT_TOOLS.has(lower)) isAbout = true;
    if (isName(word.text) && !CUES.has(lower)) {
      const run = [word];
      for (let next = words[at + 1]; next; next = words[at + run.length]) {
        const last = run.at(-1) ?? word;
        const isNear = sentence.slice(last.end, next.start) === ' ';
        if (!isNear || !(isName(next.text) || ONLY_DIGITS.test(next.text))) break;
        run.push(next);
      }
      const end = (run.at(-1) ?? word).end;
      const isListed = isAbout && reach >= 0 && at - reach <= MOST_BETWEEN + 1 && at > 0;
      if (isListed || run.some(({ text }) => INNER_CAPITAL.test(text)))
        found.push({ name: sentence.slice(word.start, end), start: word.start, end });
      at += run.length - 1;
      if (isListed) reach = at;
    } else if (CUES.has(lower) || (reach >= 0 && JOINING.has(lower))) reach = at;
  }
  return found;
};
