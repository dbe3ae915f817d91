import { fold } from '@skills-architect/service-kit';

/** Frequent given names of many countries, folded. */
const GIVEN_NAMES = new Set(
  `aaron abdul abigail adam adebayo aditya adrian agnes agnieszka ahmed aidan aisha akira alan albert alejandro aleksandra
  alessandro alex alexander alexandra alexis alfred alfredo ali alice alicia alina alison allison alma alyssa amanda amara amelia
  amina amir amit amos amy ana ananya anastasia anders andre andrea andreas andrei andres andrew andrey andrzej angela angus anil
  anita anja ann anna anne annika anouk anthony antoine antonia antonio arjun arlene arnaud arne arnold arthur arturo asha ashley
  ashok asta astrid audrey aurelie ayesha aylin baptiste barbara barry bartosz beata beatrice beatriz becky ben benedikt benjamin
  benoit bernard bernd beth betty beverly bianca birgit bjorn bob bogdan bonnie boris brad bradley brandon brenda brent brett
  brian brianna bridget britta bruno bryan caitlin caleb calvin cameron camila camille candice carl carla carlos carmen carol
  caroline casey catherine cathy cecilia cedric celine cesar chad chantal charlene charles charlie charlotte chelsea chen cheryl
  chiara chidi chinedu chloe chris christian christina christine christoph christopher chuck cindy claire clara claudia claudio
  clemens clement colin colleen connor constance corey cory courtney craig cristian cristina curtis cynthia cyril dagmar dalia
  damian damien dan daniel daniela danielle danny daria darius darlene darren dave david debbie deborah debra deepak denise dennis
  denys derek derrick devon diana diego dieter dimitri dirk dmitri dmitry dolores dominik donald donna doreen doris dorota dorothy
  doug douglas dov duncan dwayne dylan eddie edgar edith eduardo edward edwin eileen elaine elena eleni eli elias elif elisabeth
  elise elizabeth ellen elsa emanuel emeka emil emilia emily emma emmanuel enrico enrique eric erik erika erin ernesto ernst
  esteban esther ethan eugene eva evan evelyn ewa ezra fabian fatima federico felicia felipe felix fernando filip fiona florian
  frances francesca francesco francisco francois frank franziska fred frederik freya gabriel gabriela gary gavin geoff geoffrey
  georg george gerald gerard giles gilles gina giorgio giovanni giulia giuseppe glenn gloria goran gordon grace graham greg greta
  guillaume guillermo gunter gustav gustavo gwen hamza hannah hannes hans harald harriet harry harvey hassan heather hector hedwig
  heike heinz helen helena hendrik henrietta henrik henry herbert herman hilary hiroshi holger holly howard hubert hugo hussein
  ian ibrahim ignacio igor ilona ilse imran ines ingo ingrid irene irina isaac isabel isabella ismail ivan ivana jack jackie jacob
  jacqueline jacques jaime jakob jakub jamal james jamie jan jane janet janina janine janusz jaroslav jasmin jasmine jason javier
  jay jean jeanette jeanne jeff jeffrey jennifer jenny jens jeremy jerome jerry jesse jessica jessie jill jim jimmy joan joanna
  joanne joao joe joel joey johan johanna johannes john jolanta jon jonas jonathan jorg jorge jose josef joseph joyce juan judith
  judy juha julia julian julie julien juliet jurgen justin kai kamal kamil karen karim karin karl karol karolina katarina
  katarzyna kate katharina kathleen kathrin kathryn kathy katja katrin kayla keith kelly kelvin ken kenji kenneth kerry kerstin
  kevin khalid kirsten kirsty klaus kofi konstantin kristen kristin kristina krzysztof kumar kurt kwame kyle lamar larry lars
  latoya laura lauren lawrence lea leah leila lena leo leon leonardo lerato leroy leslie li liam lidia liliana lillian linda linus
  lionel lisa lise lloyd lois lorenzo loretta lori lorraine lothar louis louise luca lucas lucia lucie lucy ludovic luigi luis
  luisa lukas lukasz luke lydia lynn mabel maciej maddie magdalena malik malte mandla manfred manuel manuela marc marcel marcelo
  marcia marcin marco marcus marek margaret margot maria mariam marianne maribel marie marilyn marina mario marion marjorie mark
  marko markus marlene marlon marsha marta martin martina marvin mary mateo mateusz mathias mathieu mathilde matthew matthias
  maureen maurice mauricio max maximilian maya megan mehmet mei melanie melinda melissa mercedes meredith mia michael michal
  michelle miguel mikael mike mikhail mila milan mireille miriam mitchell mohamed mohammad mohammed mohan mona monika monique
  morgan moritz muhammad muriel mustafa nadia nadine nancy nasser natalia natalie natasha nathan neha nelson ngozi nia nicholas
  nick nico nicola nicolas nicole niels nigel nikhil nikolai nils nina noah noemi nora norbert norma norman octavia okan olaf ole
  oleg oleksandr olena olga oliver olivia olivier omar ondrej oscar oskar osvaldo otis otto pablo pamela paola parisa pascal
  patricia patrick patty paul paula paulina pauline paulo pavel pedro peggy penny percy perry peter petra phil philip philipp
  philippe phoebe phyllis pia pierre pieter piotr pooja priya priyanka quentin rachel rachid rafael rahul rainer raj rajesh ralf
  ralph ramesh ramon ramona randall randy raphael rashid raul ravi raymond rebecca reggie regina reinhard remi renata rene renee
  reza rhonda ricardo richard rick ricky rita rob robbie robert roberto robyn rodney rodrigo roger rohan roland roman ron ronald
  rosa rosalind rosemary ross roxanne roy rudolf rudy rupert russell ruth ryan ryszard sabine sabrina saeed sally salma salvador
  sam samantha samir samuel sandra sanjay sanjeev santiago santosh sara sarah sarita saskia scott sean sebastian sebastien selena
  selin serena sergei sergey sergio shane shannon sharon sheila shelby sherry shirley sigrid silke silvia simon simone sina sipho
  slawomir snezana sofia sonia sophie soren stacey stacy stanislav stefan stefanie stella stephan stephanie stephen steve steven
  stewart stuart sue sunil sunita suresh susan susana susanne suzanne sven svenja svetlana sylvia takashi tamara tamika tammy
  tanja tanya tara tatiana tatyana teresa terrence terry tess thabo thandi thelma theo theodore theresa thierry thomas thorsten
  tiffany tim timo tina tobias todd tom tomas tomasz tony torsten tracy travis trevor tricia trudy tyler tyrone udo ulrich ulrike
  ursula ute uwe vaclav valentina valerie vanesa vanessa vasil vaughn vera veronica victor victoria vijay vikram viktor vince
  vincent virginie vivian vladimir vladislav volker wade wallace walter wanda wang warren wayne wei wendy werner wilhelm willem
  william willie wilma winston wojciech wolfgang xavier yan yannick yasmin yolanda youssef yuki yusuf yves yvette yvonne zachary
  zainab zara zeynep zoe zofia zoltan zsofia`.split(/\s+/),
);
/** A name of one to four words, also "Meyer, Anna" and "Anna M."; no figures. */
const NAME = /^\p{L}[\p{L}'’.-]*,?(?: \p{L}[\p{L}'’.-]*){0,3}$/u;

/** A given name and the initial of a surname: "Ngozi O.". */
const WITH_INITIAL = /^\p{Lu}\p{Ll}{2,} \p{Lu}\.$/u;

/** Whether a text has the form of a full name, in whatever language: two or three capitalised words, or "Blake, Cory". */
export const isLikeFullName = (text: string): boolean =>
  /^\p{Lu}[\p{L}'’-]+(?:, ?| (?:\p{Lu}\.? |(?:van|von|de|da|del|di|la|bin|al) ){0,2})\p{Lu}[\p{L}'’-]+\.?$/u.test(
    text.replace(/\s+/g, ' ').trim(),
  );

/** Whether a text is the name of a person: it has the form of one, and a frequent given name first or after a comma. */
export const isPerson = (text: string): boolean => {
  const name = text.replace(/\s+/g, ' ').trim();
  if (WITH_INITIAL.test(name)) return true;
  if (!NAME.test(name)) return false;
  const [first = '', second = ''] = fold(name).replace(/\./g, '').split(/,? /);
  return GIVEN_NAMES.has(first) || (name.includes(',') && GIVEN_NAMES.has(second));
};

/** The share of people among texts. Each counts once, because a list repeats a person in many rows. */
export const sharePeople = (texts: readonly string[]): number => {
  const different = [...new Set(texts)];
  return different.length ? different.filter(isPerson).length / different.length : 0;
};
