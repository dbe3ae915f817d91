import { startsItem } from '../text/bullets';

const MAX_LENGTH = 90;
const MAX_WORDS = 11;

/** Words of documents, employers and forms: a line of only these words is not a title. */
const NO_TITLE =
  /^(?:an? )?(?:equal|job (?:description|specification|profile|posting|bulletin|opportunit\w*|details|information|advert\w*|announcement)s?|position (?:description|profile)|role (?:description|profile)|person specification|class (?:specification|title|code)|confidential|page \d|draft|city of|county of|state of|university of|welcome|careers?|vacanc(?:y|ies)|we(?:'| a)re hiring|now hiring|join|dear |human resources(?: department)?$|invoice|curriculum vitae|table of contents|contents|job\W*\d*$)|\b(?:inc|ltd|llc|plc|gmbh|limited|council|corporation|foundation trust)\.?$|https?:|www\.|@/i;

const NAVIGATION =
  /\b(?:sign in|log ?in|new user|my account|job search|search (?:for )?jobs|menu|register|apply (?:now|online|for)|job details|previous job|next job|home page|cookies?|bookmark)\b/i;

/** `Cerchiamo un Addetto alla contabilità per la nostra sede`: a sentence, although it may have no full stop. */
const SEEKS =
  /^(?:(?:ri)?cerchiamo|buscamos|procuramos|contratamos|(?:wir )?suchen(?: wir)?|nous (?:re)?cherchons|nous recrutons|(?:wij |we )?zoeken(?: wij)?) (?:un|una|uno|une|um|uma|eine?n?|een) /i;

/** Whether a line has the form of a role's title: short, without a full stop, no navigation and no words of forms. */
export const canBeTitle = (title: string) =>
  /[A-Za-z]{2}/.test(title) &&
  title.length <= MAX_LENGTH &&
  title.split(' ').length <= MAX_WORDS &&
  !/[.!?]$|;/.test(title) &&
  !startsItem(title) &&
  !/[$£€]/.test(title) &&
  // A capital A at the end is a grade: `Mechanic A`.
  !/\s(?:is|are|an?|the|of|and|or|for|to|with)$/i.test(title.replace(/ A$/, '')) &&
  !NAVIGATION.test(title) &&
  !SEEKS.test(title) &&
  !/^(?:we|you|our|this|if|as an?)\s/i.test(title) &&
  // Excludes the pronoun `It`, but not titles such as `IT Manager`.
  !/^[Ii]t\s/.test(title) &&
  !NO_TITLE.test(title);
