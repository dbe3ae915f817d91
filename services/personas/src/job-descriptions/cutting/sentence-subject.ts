import { hasRoleNoun } from './role-nouns';
import { asksOfSupposedPerson, statesSupposedWork } from './supposed-person';

/**
 * The subject of a sentence: the role, the search for somebody, the person, the employer or its units, or something
 * else.
 */
export type Subject = 'role' | 'search' | 'person' | 'employer' | 'other';

const START = 110;
/** The subject is searched in this many characters. */
const MAX_CHARACTERS = 1000;

// recheck: all of them are tested on one sentence or its start
const ROLE_START =
  /^(?:(?:in|within|as|for) (?:this|the) (?:role|position|capacity|post|job)\b|(?:this|the|a|an) (?:(?!will |shall |to )[\w-]+ ){0,5}?(?:position|role|post|job|incumbent|appointee|appointment|work|opportunity)(?:'s)?[ ,]|(?:the )?(?:incumbent|(?:successful|selected|ideal) (?:candidate|applicant|individual)|(?:post|job|role) ?holder|position|appointee)\b|this person (?:will|is)\b|(?:he or she|she or he|he\/she|she\/he|s\/he)\b|you(?:'ll| will| are| (?:\w+ )?(?:work|lead|support|manage|report))\b|under (?:the )?(?:[\w-]+,? ){0,4}(?:supervision|direction|guidance|leadership|authority)\b|reporting to\b|working (?:as|with|under|closely)\b|(?:(?:other|additional|primary|main|key|specific|major|some|his|her|their|the)\/? ?)*(?:responsibilities|duties|tasks|functions)\b|(?:much|most|some) of (?:the|your) (?:time|work)\b|(?:a|the|one) (?:primary|main|key|major|initial|first|second)\b[^.]{0,40}\b(?:of (?:this|the) (?:position|role|job|post|work)|phase|focus|goal|priority)\b|the (?:priorities|focus|goal|scope)\b|the (?:primary |main |overall )?(?:purpose|aim) of (?:the|this) (?:position|role|job|post|work|class|classification)\b|(?:work|role|job) (?:primarily|mainly|includes|involves)|help (?:us )?[a-z]|responsible for\b|assists?\b|to (?:[\w-]+ly )?[a-z-]+ )/i;
const AS_ROLE = /^(?:as|serving as) (?:an?|the|our)? ?(\p{L}[^,.]{2,90}),/iu;
// recheck: only the first 1,000 characters of a sentence are tested
const SEARCH =
  /\b(?:seeks?\b(?! to (?!fill|hire|appoint|employ|engage|add))|is seeking|are seeking|seeking (?:an?|applications|to)|(?:is|are|'re) (?:now |currently )?(?:looking for|recruiting|hiring|inviting applications|accepting applications)|looking for an?\b|\bwe need (?:an? |someone )|wish(?:es)? to (?:appoint|recruit)\b|invites? (?:\w+ )?applications|\b(?:have|has|is) an? (?:[\w-]+ ){0,3}(?:opportunity|opening|vacancy) for an?\b|applications are invited)/i;
const PURPOSE =
  /\b(?:to (?!begin|start|apply|join|work full)[a-z]+|who|responsible|with an emphasis|in (?:the (?:area|field)s? of )?[a-z]+ics\b|for its|for (?:the|our) [A-Z])/;
const SEARCH_LENGTH = 150;
// recheck: only the first 1,000 characters of a sentence are tested
const PERSON =
  /\b(?:(?:candidates?|applicants?|position|incumbent) (?:must|should)|(?:candidate|applicant) will (?:have|hold|possess)|must (?:have|be able|possess|hold)|should (?:have|be familiar|possess|demonstrate)|ideal (?:candidate|applicant|position)|(?:looking for|seek(?:s|ing)?|encourages?|welcomes?|recruit|hire) (?:an? )?(?:[\w-]+,? ){0,4}(?:candidates|applicants|individuals|people|(?:candidate|applicant|individual|someone|person)(?! (?:to|who will|with [^.]{3,60} to)\b))|familiar(?:ity)? with|degree(?! of (?!science|arts|engineering|bachelor|master))|years of experience|experience (?:in|with)|well[- ]qualified|eager to|^(?:this )?(?:also )?requires? (?:skills?|knowledge|the ability|experience|training|diplomacy)|^skills (?:required|needed)|^(?:and )?(?:are|do) you\b|^this is an (?:ideal|excellent|great|exciting) (?:position|opportunity|role)|you (?:have|bring|possess|are an? (?!expert\b))|you(?:'ll| will)? need)\b/i;
const TERMS =
  /\b(?:salary|benefits|full[- ]time|part[- ]time|hours per week|renewal|fixed[- ]term|exempt|visa|relocation|telework|remote work|in-person|start date|available from)\b|[$£€]\s?\d/i;
const EMPLOYER_START =
  /^(?:the|our|its?|we|their|founded|established|since|with (?:over|more)|located|home|additional facilities|most|it|as (?:one|part) of|at (?:the )?[A-Z]|together|these|this (?:collection|museum|herbarium|section|department|team|program|unit))\b/i;

/** `VMNH also maintains …`: an abbreviation as subject is the employer. */
const ABBREVIATION_START = /^(?:The )?\p{Lu}{3,8}(?:['’]s)? \p{Ll}/u;

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);

/** The text may call an `Entomology Collections Manager` `the Collections Manager`. */
const shortenTitle = (name: string) => {
  const [title = ''] = name.toLowerCase().split(/[,(-]/);
  return title.trim().split(' ').slice(-2).join(' ');
};

/** The subject is the role's name, or its last noun. */
const startsWithName = (start: string, name: string) => {
  const startWithoutArticle = start.toLowerCase().replace(/^(?:the|an?|our|this) /, '');
  if (
    name.length > 3 &&
    [name.toLowerCase(), shortenTitle(name)].some((own) => startWithoutArticle.startsWith(`${own} `))
  )
    return true;
  const [, subject = ''] =
    /^(?:the |an? |our |this )?((?:[\p{L}\d&/,-]+ ){1,9}?)(?:is|are|will|shall|provides?|assists?|serves?|manages?|works?|supports?|leads?|oversees?|ensures?|reports?|acts?|has|plays|may|must|also|performs?|coordinates?|directs?|develops?|maintains?|participates?|position|role|responsibilities)\b/iu.exec(
      start,
    ) ?? [];
  if (!subject || !hasRoleNoun(subject)) return false;
  const nameWords = words(name);
  return words(subject).some((word) => nameWords.includes(word));
};

/** The subject of a sentence, by its start. */
export const sentenceSubject = (text: string, name: string): Subject => {
  const sentence = text.slice(0, MAX_CHARACTERS);
  const start = sentence.slice(0, START).replace(/ \([^()]{1,60}\)/g, '');
  if (PERSON.test(sentence) || asksOfSupposedPerson(sentence)) return 'person';
  if (statesSupposedWork(sentence)) return 'role';
  if (SEARCH.test(sentence)) {
    const statesPurpose =
      sentence.length > SEARCH_LENGTH ||
      PURPOSE.test(sentence.replace(/^[^.]*?\b(?:seek|look|recruit|invit|applic)\w*/i, ''));
    return statesPurpose ? 'search' : 'employer';
  }
  const [, asRole = ''] = AS_ROLE.exec(start) ?? [];
  if (startsWithName(start, name) || ROLE_START.test(start) || hasRoleNoun(asRole))
    return TERMS.test(sentence) && sentence.length < SEARCH_LENGTH ? 'other' : 'role';
  return EMPLOYER_START.test(start) || ABBREVIATION_START.test(start) ? 'employer' : 'other';
};
