import { hasRoleNoun } from '../cutting/role-nouns';

const PARTS = /\s[|–—-]\s|: /;
/** Words before what a title is about, whom it serves, or a day, in several languages. */
const PREPOSITION =
  /\s(?:for|from|with|on|about|regarding|concerning|of|to|at|by|in|as|für|von|mit|am|an|über|zu[rm]?|bei[m]?|als|de|des|du|del|della|di|da|do|avec|pour|sur|chez|con|para|por|sobre|per|su|com|van (?:de|het|een|onze)|voor|met|over|bij|tot)(?=\s|$)/iu;
/** What a preposition may follow before the role itself: `Job description for a Driver`. */
const STATES_ROLE =
  /^(?:(?:open|new|full|draft|neue|offene) )?(?:(?:job|role|position|post) )?(?:description|advert(?:isement)?|profile|posting|opening|opportunity|vacancy|job|role|position|post|stelle|stellen(?:beschreibung|anzeige|ausschreibung|angebot|profil)|aufgabenbeschreibung|poste|fiche de poste|offre d['’]emploi|puesto|vacante|posizione|vaga|vacature|functie(?:omschrijving|profiel)?)\s+(?:for|of|as|für|als|von|de|di|para|per|van|voor)\s+(?:(?:the|an?|eine?n?|une?|una|uno|um|uma|een)\s+)?/i;
/** Days, people who write, and requests: a subject with one is about something else than a role. */
const ABOUT =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|yesterday|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|heute|morgen|gestern|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|lunes|martes|miércoles|jueves|viernes|mañana|lunedì|martedì|mercoledì|giovedì|venerdì|domani|maandag|dinsdag|woensdag|donderdag|vrijdag|my|our|your|their|mein\p{L}{0,2}|unser\p{L}{0,2}|notre|votre|mon|nuestr[oa]|nostr[oa]|onze|please|bitte|thanks|danke)(?!\p{L})/iu;
/** What people write mails about, at the end of a part: `Driver interview`, but not `Interview coordinator`. */
const OTHER_END =
  /(?:^|\s)(?:interviews?|questions?|notes?|meetings?|calls?|feedback|contracts?|invoices?|(?:rück)?fragen?|(?:vorstellungs)?gespräche?|termine?|notiz(?:en)?|besprechung|vertrag|rechnung|entretiens?|réunion|contrat|preguntas?|entrevistas?|reunión|nota|colloqui[oa]|domand[ae]|riunione|gesprek|vra(?:ag|gen)|vergadering)$/iu;

const headOf = (part: string) => part.split(PREPOSITION)[0] ?? '';
const isOther = (head: string) => OTHER_END.test((head.split('(')[0] ?? '').trim());

/**
 * The subject of a mail as a title: without "Job description for". Undefined where it mentions a role but is about
 * something else, such as `Interview with Driver on Monday`.
 */
export const subjectTitle = (subject: string): string | undefined => {
  const title = subject.trim().replace(STATES_ROLE, '');
  if (!hasRoleNoun(title)) return title || undefined;
  if (ABOUT.test(title)) return undefined;
  const heads = title.split(PARTS).map(headOf);
  return heads.some(hasRoleNoun) && !heads.some(isOther) ? title : undefined;
};
