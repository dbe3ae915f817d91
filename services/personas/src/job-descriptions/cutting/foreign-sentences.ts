import { hasRoleNoun } from './role-nouns';

/** What a sentence in German, French, Spanish, Italian, Dutch or Portuguese is about. */
export type ForeignSubject = 'search' | 'role' | 'person' | 'offer' | 'employer' | 'other';

const wordPattern = (list: string) => {
  const words = list.split('|').map((word) => word.trim());
  return new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu');
};

/** The employer is looking for somebody. */
const SEARCH = wordPattern(
  `suchen | sucht | recherche | recherchons | recrute | recrutons | busca | buscamos | buscando | cerca | cerchiamo |
   zoek | zoekt | zoeken | procura | procuramos`,
);
/** Addresses the reader, names the position, or says what somebody would do in it: `Sie würde`, `elle gérerait`. */
const ROLE = wordPattern(
  `du | dich | dir | dein[a-z]{0,2} | (?:in |für )?diese[rn]? (?:rolle|position|funktion|stelle) | die stelle |
   vous | votre | vos | tu | ton | ta | tes | (?:le|ce) (?:poste|rôle) | (?:le |la )?titulaire | le candidat |
   tus | usted | serás | [a-zé]{2,20}[aei]rás | (?:el|este) puesto | la persona (?:seleccionada|contratada) |
   tuo | tua | tuoi | tue | sarai | [a-z]{2,20}[ei]rai | la risorsa | la figura | il candidato |
   je | jij | jouw | jou | u | uw | (?:de|deze) functie |
   (?:er|sie|die person|(?:frau|herr) [a-zäöüß-]{2,20}) (?:würde|könnte) | (?:elle|il|la personne) (?:s'|se )?[a-zé]{2,20}erait |
   você | teu | irá | vais | a pessoa selecionada | (?:a|esta) função | o candidato`,
);
/** States requirements. */
const PERSON = wordPattern(
  `[a-zä-ü]{0,20}(?:erfahrung|ausbildung|studium|kenntnisse) | (?:hochschul|studien|schul|berufs)abschluss | abgeschlossen | (?:première |solide )?expérience | diplôme |
   formation | vous (?:parlez|maîtrisez|justifiez|êtes titulaire) | experiencia | titulación | conocimientos | esperienza | laurea |
   conoscenz[ae] | ervaring | diploma | opleiding | experiência | licenciatura | conhecimentos`,
);
/** States what the employer offers, or how to apply. */
const OFFER = wordPattern(
  `bewerbung(?:sunterlagen)? | bitte [a-zäöü]{3,16} sie | bewirb | melde dich | melden sie sich | kontaktier[a-z]{1,3} (?:uns|mich) | lebenslauf | wir bieten | gehalt | urlaub(?:stage)? | candidature | postulez | votre cv |
   nous (?:vous )?offrons | salaire | congés | candidatura | currículum | curriculum | ofrecemos | salario | vacaciones | offriamo |
   stipendio | ferie | sollicit[a-z]{1,6} | wij bieden | we bieden | salaris | vakantiedagen | oferecemos | salário | férias`,
);
/** German formal address: a capital inside the sentence. */
const POLITE = /(?<=\p{L},? )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u;
/** The employer writes about itself. */
const EMPLOYER = wordPattern(
  `wir | uns | unser[a-z]{0,2} | nous | notre | nos | nosotros | nuestr[oa]s? | somos | hemos | [a-z]{2,20}[aei]mos |
   noi | nostr[oaie] | siamo | abbiamo | wij | we | ons | onze | nós | noss[oa]s? | temos`,
);
/** A sentence with this start is about the employer, even when it addresses the reader. */
const EMPLOYER_START =
  /^(?:(?:wir|nous|nosotros|noi|wij|we|nós)\s|die [\p{L}&. ]{2,40} (?:ist|gehör\p{L}+)|seit \d|mit (?:über|mehr als|rund) \d|nous sommes|depuis \d|fondée? |avec plus de|somos |desde \d|fundada|contamos con|siamo |dal \d|fondata|wij zijn|sinds \d|met (?:meer dan|ruim)|unser\p{L}* |notre |nuestr[oa] |la nostra |il nostro |onze |ons |a nossa |o nosso )/iu;

/** `Dev&Co est une agence …`: a name that is no role, and what it is. */
const EMPLOYER_IS =
  /^(?:l'entreprise|das unternehmen|la empresa|l'azienda|het bedrijf|a empresa|\p{Lu}[\p{L}\d&.'’ -]{1,40}) (?:est (?:une?|le|la|l['’])|ist (?:ein|der|die|das|\p{Lu}\p{L}+s )|es (?:una?|el|la)\b|è (?:un|una|il|la|l')|is (?:een|de|het)\b|é (?:uma?|a|o)\b|vient de|hat sich|gehört)/u;

/** Terms of the contract: `in Vollzeit (39 Stunden), unbefristet`. */
const TERMS = wordPattern(
  `vollzeit | teilzeit | (?:un)?befristet | entgeltgruppe | tvöd | cdi | cdd | temps (?:plein|complet|partiel) |
   jornada completa | contrato indefinido | tempo (?:pieno|indeterminato|determinato) | voltijds | deeltijd`,
);

/** A sentence that addresses the reader is not only about terms of the contract. */
const ADDRESSES = /^(?:sie|du|vous|tu|usted|je|u|você) /i;

/** `Sie planen`, but not `Sie ist` and `Sie hat`. */
const ADDRESSES_MANY = /^Sie \p{Ll}{2,24}n(?!\p{L})/u;

/** `Betreuung der Patienten auf der Station.`: German duties without a verb. */
const GERMAN_DUTY =
  /^(?:\p{Ll}+e )?(?:\p{Lu}\p{Ll}*(?:ung|tion|pflege|arbeit|annahme)|Pflege|Annahme)(?:,? (?:und|sowie) \p{Lu}\p{Ll}+| und -\p{Ll}+)? (?:der|des|von|bei|an|am|im|in|mit)(?!\p{L})/u;
const GERMAN_VERB = wordPattern(
  'ist | sind | war | wird | werden | wurde | hat | haben | kann | können | steht | stehen',
);

const MAX_CHARACTERS = 1000;
const START = 60;

/** Whether a text says that the employer is looking for somebody. */
export const seeksInForeign = (text: string) => SEARCH.test(text.slice(0, MAX_CHARACTERS));

/** What a sentence is about, by whom it mentions: the reader, the employer as `we`, or a role at its start. */
export const foreignSubject = (text: string): ForeignSubject => {
  const sentence = text.slice(0, MAX_CHARACTERS);
  if (OFFER.test(sentence)) return 'offer';
  if (SEARCH.test(sentence)) return 'search';
  if (PERSON.test(sentence)) return 'person';
  if (EMPLOYER_START.test(sentence)) return 'employer';
  if (EMPLOYER_IS.test(sentence) && !hasRoleNoun(sentence.slice(0, START))) return 'employer';
  const isAddressed = ROLE.test(sentence) || POLITE.test(sentence) || ADDRESSES_MANY.test(sentence);
  if (isAddressed || hasRoleNoun(sentence.slice(0, START))) return 'role';
  if (GERMAN_DUTY.test(sentence) && !GERMAN_VERB.test(sentence)) return 'role';
  if (TERMS.test(sentence) && !ADDRESSES.test(sentence)) return 'offer';
  return EMPLOYER.test(sentence) ? 'employer' : 'other';
};
