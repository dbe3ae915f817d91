import type { Span } from './sentences';

/** Topic of the text below a heading: the job, or something else. */
export type Topic = 'job' | 'other';

/** A section of a description including its heading; offsets into the description. */
export type Section = Span & { topic: Topic };

/** Phrases for the job, at any position in a heading. Tested first, because "about the role" means the job. */
const JOB = phrases([
  'dut(?:y|ies)|responsibilit|accountabilit|tasks?\\b|key results|deliverables|day.to.day|expertise|competenc',
  'what you(?: will|.ll)? do|you(?: will|.ll)(?: \\w+)?$|you have|you bring|who you are|about you\\b',
  'about (?:the|this) (?:role|job|position|opportunity)|(?:role|job|position) (?:summary|purpose|description|overview|profile)',
  'the role$|purpose of|requirement|qualification|skills?\\b|knowledge|experience',
]);

/**
 * Phrases for the employer, the benefits or the application process. Apart from filler words the heading must contain
 * nothing else.
 */
const OTHER = phrases([
  'about (?:us|our|the (?:company|organi[sz]ation|employer|agency))|who we are|our (?:company|story|values|culture|vision|people)',
  '(?:our )?(?:mission|history|commitment)\\b|company (?:overview|profile|description)|the company',
  'benefits?\\b|perks|what we offer|we offer|compensation|salary|pay (?:range|scale)|remuneration|working hours',
  'equal (?:employment )?opportunit(?:y|ies)|diversity|inclusion|equity|accommodations?\\b|disabilit(?:y|ies)|affirmative action|eeo\\b',
  '(?:how |where |when )?to apply|apply now|application (?:process|procedure|deadline)|privacy|data protection|legal\\b|disclaimer',
  'contact (?:us|information)|why (?:join|work)|background check',
]);

const FILLERS = phrases([
  '(?:a|an|and|annual|at|details|employees?|employer|for|here|information|more|notice|of|on|or|our|package|policy)\\b',
  '(?:process|range|reasonable|statement|the|to|us|we|what|where|with|working|your)\\b',
]);

const MAX_WORDS = 8;
const MAX_CHARACTERS = 80;
const BULLET = /^\s*(?:[•▪◦●·–—-]|\*(?!\*)|\d+[.)])/;

/**
 * Sections of a description under headings, which are short lines that name the job or the employer. A section ends at
 * the next such line; one that is not about the job also ends at any evident heading, because the topic after it is
 * unknown.
 */
export function sectionsUnderHeadings(text: string): Section[] {
  const sections: Section[] = [];
  for (const line of text.matchAll(/[^\r\n]+/g)) {
    if (!mayBeHeading(line[0])) continue;
    const topic = headingTopic(line[0]);
    const current = sections.at(-1);
    const ends = topic !== undefined || (current?.topic === 'other' && isEvident(line[0]));
    if (ends && current?.end === text.length) current.end = line.index;
    if (topic) sections.push({ start: line.index, end: text.length, topic });
  }
  return sections;
}

function headingTopic(line: string): Topic | undefined {
  const words = line
    .replace(/[#*_:>\s-]+/g, ' ')
    .replace(/’/g, "'")
    .trim();
  if (words.split(' ').length > MAX_WORDS) return undefined;
  if (JOB.test(words)) return 'job';
  const rest = words.replace(new RegExp(OTHER, 'gi'), ' ');
  if (rest === words) return undefined;
  const hasOtherWords = /[a-z]/i.test(rest.replace(new RegExp(FILLERS, 'gi'), ' '));
  return hasOtherWords ? undefined : 'other';
}

function mayBeHeading(line: string): boolean {
  return (
    line.length <= MAX_CHARACTERS && !BULLET.test(line) && !/[.;,!]\s*$/.test(line) && /^[\s#*_>]*\p{Lu}/u.test(line)
  );
}

/** Whether a line is formatted as a heading: Markdown, a final colon, or capitals only. */
function isEvident(line: string): boolean {
  return /:[\s*]*$|^\s*#|^\s*\*\*/.test(line) || !/\p{Ll}/u.test(line);
}

function phrases(alternatives: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${alternatives.join('|')})`, 'i');
}
