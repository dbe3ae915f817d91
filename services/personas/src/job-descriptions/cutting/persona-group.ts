import { JOB_FAMILIES, type JobFamily } from './job-families';
import type { StatedFact } from './labels';
import { nameCase } from './title-case';

const LAST_RESORT = 'General';
const LABELS_WITHIN = 60;
const LONGEST = 80;

const UNIT =
  '(?:Department|Division|Directorate|Team|Unit|Branch|Bureau|Section|Group|Function|Faculty|Practice|Service)';
const NAME = "[A-Z][\\w'/-]*(?:,? (?:[A-Z][\\w'/-]*|and|of|&)){0,6}";
const MEMBERSHIP =
  '\\b(?:sits?|sitting|based|works?|working|located|placed|position(?:ed)? is|part|member|join|joining|joins|belongs|role is|post is|role in|position in|post in|employed|assigned)(?: (?:in|within|of|to|with|as part of|for|part of))*(?: (?:our|the|a|an|its))?';

/** Sentences that name the role's own unit. */
const MEMBER_OF = [
  new RegExp(`${MEMBERSHIP} (${NAME} ${UNIT})\\b`),
  new RegExp(`${MEMBERSHIP} (${UNIT} (?:of|for) (?:the )?${NAME})`),
  new RegExp(`${MEMBERSHIP} ((?:[a-z]+ (?:and |& )?){1,3})(?:department|division|directorate|team)\\b`),
];
const LONGEST_VALUE = 400;
/** Words of praise and size say nothing about a team's work. */
const NO_UNIT =
  /^(?:on|in|with|for|to|a|an)\b|\b(?:independently|growing|small|large|wider|our|their|dynamic|friendly|busy|great|multi\w*|cross\w*|agile|talented|senior|leadership|new|global|local|whole|the|this|that|same|other|passionate|collaborative|fast|professional|remote|virtual|high|performing|project|delivery|motivated|amazing|existing|expanding|established|successful|dedicated|central|core|national|regional|international|management|different|various|following)\b/i;

// recheck: the value is short
const tidied = (value: string) =>
  nameCase(
    value
      .slice(0, LONGEST_VALUE)
      .replace(/\s*\([^()]*\)\s*$/, '')
      .replace(/^(?:the|our|department of|dept\.? of|division of|office of|bureau of)\s+/i, '')
      .replace(/\s+(?:department|dept\.?|division|directorate|team|unit)$/i, '')
      .replace(/^[\s:;,.–—-]+|[\s:;,.–—-]+$/g, '')
      .trim(),
  );

const stated = (facts: StatedFact[]) =>
  facts
    .filter(
      ({ fact, index, value }) =>
        fact === 'group' &&
        index < LABELS_WITHIN &&
        value.length <= LONGEST &&
        /[A-Za-z]{2}/.test(value) &&
        !/[.!?]\s/.test(value),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => tidied(value))
    .find(Boolean);

const createMatcher = (texts: string[]) => {
  for (const pattern of MEMBER_OF)
    for (const text of texts) {
      const unit = pattern.exec(text)?.[1]?.trim();
      if (unit && unit.length <= LONGEST && !NO_UNIT.test(unit)) return nameCase(unit);
    }
  return undefined;
};

const TITLE_STRONG = 6;
const TITLE_WEAK = 2;
const MOST_FROM_TEXT = 3;
const LEAST = 2;

const asWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z&]+/g, ' ')
    .trim()} `;
const holds = (text: string, start: string) =>
  start.endsWith('$') ? text.includes(` ${start.slice(0, -1)} `) : text.includes(` ${start}`);

const scoreFamily = ({ strong, weak }: JobFamily, title: string, text: string) => {
  // When a title indicates two families, the one with more matching words wins.
  const inTitle = strong
    .filter((start) => holds(title, start))
    .map((start) => TITLE_STRONG + start.split(' ').length - 1);
  const weakly = weak.filter((start) => holds(title, start)).length * TITLE_WEAK;
  const inText = [...strong, ...weak].filter((start) => holds(text, start)).length;
  return Math.max(0, ...inTitle) + Math.max(0, inTitle.length - 1) + weakly + Math.min(MOST_FROM_TEXT, inText);
};

const findFamily = (name: string, duties: string) => {
  const title = asWords(name);
  const text = asWords(duties);
  const [best] = JOB_FAMILIES.map((family) => ({ family, score: scoreFamily(family, title, text) })).sort(
    (a, b) => b.score - a.score,
  );
  return best && best.score >= LEAST ? best.family.name : undefined;
};

/** The role's department: from a label or sentence, else the job family indicated by title and duties; never empty. */
export const personaGroup = (facts: StatedFact[], texts: string[], name: string, duties: string): string =>
  stated(facts) ?? createMatcher(texts) ?? findFamily(name, duties) ?? LAST_RESORT;
