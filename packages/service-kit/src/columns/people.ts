import { fold } from '../database/fold';

/** Frequent given names of many countries, folded. */
const GIVEN_NAMES = new Set(
  `aaron abdul adam adrian agnieszka ahmed aisha alan albert alejandro aleksandra alessandro alex alexander alexandra ali alice
  alicia alina amanda amelia amir amy ana anastasia anders andre andrea andreas andrew andrey andrzej angela anil anita anja
  ann anna anne annika anthony antonio arjun arthur asha astrid barbara beata ben benjamin bernard bernd birgit bjorn bob brian
  bruno camille carl carla carlos carmen caroline catherine cecilia charles charlotte chen chloe chris christian christina
  christine christoph christopher claire clara claudia claudio dan daniel daniela david deborah deepak dennis diana diego
  dieter dirk dmitri dmitry dominik donald dorota edward elena eleni elif elisabeth elizabeth emil emily emma enrique eric erik
  erika ernst esther eva ewa fabian fatima federico felix fernando filip florian francesca francesco francisco francois frank
  frederik gabriel gabriela george georg giorgio giovanni giulia giuseppe grace greg gunter gustav hannah hans harald harry
  hassan heike heinz helen helena henrik henry hiroshi holger hugo ibrahim igor ines ingrid irene irina isabel isabella ivan jack
  jacob jakob jakub james jan jane janet jason javier jean jeff jennifer jens jessica jim joan joanna joao joe johan johannes
  john jonas jonathan jorge jose josef joseph juan juha julia julian julie jurgen kai karen karin karl karolina katarina katarzyna
  kate katharina kathrin katja keith kelly kenji kevin khalid klaus konstantin krzysztof kumar lars laura lauren lea lena leo
  leon leonardo lerato linda lisa li lorenzo louis louise luca lucas lucia lucy luis luisa lukas lukasz maciej magdalena mandla marc
  marcel marcin marco marcus marek margaret maria mariam marie marina mario mark marko markus marta martin martina mary mateusz
  matthew matthias max maximilian maya mehmet mei melanie mia michael michal michelle miguel mike mikael mikhail milan
  mohamed mohammad mohammed monika monique muhammad mustafa nadia nancy natalia natalie nathan neha nicholas nick nicola nicolas nicole
  niels nikhil nikolai nina noah nora olaf ole oleg olga oliver olivia omar oscar otto pablo paola patricia patrick paul paula
  paulo pavel pedro peter petra philip philipp philippe pierre piotr pooja priya rachel rafael rahul raj rajesh ralf ramon
  raul ravi rebecca renata rene ricardo richard rita robert roberto roger roland roman ron rosa ruth ryan sabine sam samantha
  samuel sandra sanjay sara sarah scott sean sebastian sergei sergey sergio sharon silvia simon simone sipho sofia sonia sophie
  stefan stefanie stephan stephanie stephen steve steven sunil susan susanne suresh svetlana sven sylvia takashi tanja tatiana thabo theo
  theresa thomas tim timo tina tobias tom tomas tomasz tony torsten ursula uwe valentina vanessa vera veronica victor victoria vijay
  vikram vincent viktor vladimir volker walter wang wei werner william wojciech wolfgang xavier yan yasmin yuki yusuf yves zoe zofia`.split(
    /\s+/,
  ),
);
/** A name of one to four words, also "Meyer, Anna" and "Anna M."; no figures. */
const NAME = /^\p{L}[\p{L}'’.-]*,?(?: \p{L}[\p{L}'’.-]*){0,3}$/u;

/** Whether a text is the name of a person: it has the form of one, and a frequent given name first or after a comma. */
export const isPerson = (text: string): boolean => {
  const name = text.replace(/\s+/g, ' ').trim();
  if (!NAME.test(name)) return false;
  const [first = '', second = ''] = fold(name).replace(/\./g, '').split(/,? /);
  return GIVEN_NAMES.has(first) || (name.includes(',') && GIVEN_NAMES.has(second));
};

/** The share of people among texts. Each counts once, because a list repeats a person in many rows. */
export const sharePeople = (texts: readonly string[]): number => {
  const different = [...new Set(texts)];
  return different.length ? different.filter(isPerson).length / different.length : 0;
};
