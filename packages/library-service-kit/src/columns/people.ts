import { fold } from '@skills-architect/service-kit/fold';

/** Frequent given names of many countries, folded; without those that are rather places, such as Georgia. */
const GIVEN_NAMES = new Set(
  `aaron abdul abdullah abdulrahman abena abigail adam adebayo aditya adrian agata agnes agnieszka ahmed aidan aino aisha akira
  akua alan albert alejandro aleksandra alessandro alex alexander alexandra alexis alfred alfredo ali alice alicia alina
  alison allison alma alyssa amanda amara amelia amina amir amit amos amy ana ananya anastasia anders andre andrea andreas
  andrei andres andrew andrey andrzej angela angus anil anita anja anjali ann anna anne annika anouk anthony antoine antonia
  antonio arjun arlene arnaud arne arnold arthur arturo arun asha ashley ashok ashwin asta astrid attila audrey aurelie ayesha
  aylin ayse balaji baptiste barbara barry bartosz beata beatrice beatriz becky ben benedikt benjamin benoit bernard bernd
  beth betty beverly bianca birgit bjarne bjorn bob bogdan bongani bonnie boris brad bradley brandon brenda brent brett brian
  brianna bridget britta bruno bryan burak caitlin caleb calvin cameron camila camille candice carl carla carlos carmen carol
  caroline casey catherine cathy cecilia cedric celine cesar chad chandran chantal charlene charles charlie charlotte chelsea
  chen cheryl chiamaka chiara chidi chinedu chloe chris christian christina christine christoph christopher chuck ciara cindy
  claire clara claudia claudio clemens clement colin colleen connor constance corey cory courtney craig cristian cristina
  curtis cynthia cyril dagmar daisuke dalia damian damien dan daniel daniela danielle danny daria darius darlene darren dave
  david debbie deborah debra deepak denise dennis denys derek derrick diana diego dieter dimitri dimitris dinesh dirk
  divya dmitri dmitry dolores dominik donald donna doreen doris dorota dorothy doug douglas dov duncan dwayne dylan eddie
  edgar edith eduardo edward edwin eileen elaine elena eleni eli elias elif elisabeth elise elizabeth ellen elsa emanuel emeka
  emil emilia emily emma emmanuel emre enrico enrique eoin eric erik erika erin ernesto ernst esteban esther ethan eugene eva
  evan evelyn ewa ezra fabian faisal fatih fatima fatma federico felicia felipe felix fergus fernando filip fiona florian
  frances francesca francesco francisco francois frank franziska fred frederik freya funmi gabor gabriel gabriela ganesh
  gareth gary gavin geoff geoffrey georg george gerald gerard giles gilles gina giorgio giorgos giovanni girish giulia
  giuseppe glenn gloria goran gordon grace graham greg greta grzegorz guillaume guillermo gulsen gunter gustav gustavo gwen
  gwyneth hakan hamza hannah hannes hans harald harish harriet harry haruka haruto harvey hassan heather hector hedwig heike
  heinz helen helena hendrik henrietta henrik henry herbert herman hilary hiroko hiroshi holger holly howard hubert hugo huong
  hussein hyunjin ian ibrahim ifeoma ignacio igor ilona ilse imran ines ingo ingrid ioana irene irina isaac isabel isabella
  ismail istvan ivan ivana jack jackie jacob jacqueline jacques jaime jakob jakub jamal james jamie jan jane janet janina
  janine janusz jaroslav jasmin jasmine jason javier jay jean jeanette jeanne jeff jeffrey jennifer jenny jens jeremy jerome
  jerry jesse jessica jessie jihye jill jim jimmy jiwoo joan joanna joanne joao joe joel joey johan johanna johannes john
  jolanta jon jonas jonathan jorg jorge jose josef joseph joyce juan judith judy juha jukka julia julian julie julien juliet
  jurgen justin kai kamal kamil karen karim karin karl karol karolina karthik kasia katarina katarzyna kate katerina katharina
  kathleen kathrin kathryn kathy katja katrin kavita kayla kazuo keiko keith kelly kelvin ken kenji kenneth kenta kerry
  kerstin kevin khadija khalid kirsten kirsty klaus kofi konstantin kristen kristin kristina krzysztof kumar kurt kwabena
  kwame kyle lakshmi lamar larry lars laszlo latoya laura lauren lawrence layla lea leah leila lena leo leon leonardo lerato
  leroy leslie li liam lidia liliana lillian linda linh linus lionel lisa lise lloyd lois lorenzo loretta lori lothar
  louis louise luca lucas lucia lucie lucy ludovic luigi luis luisa lukas lukasz luke lydia lynn mabel maciej maddie magda
  magdalena mahesh makoto malik malte mandla manfred manish manuel manuela marc marcel marcelo marcia marcin marco marcus
  marek margaret margot maria mariam marianne maribel marie marilyn marina mario marion marjorie mark marko markus marlene
  marlon marsha marta martin martina marvin mary marzena masako mateo mateusz mathias mathieu mathilde matthew matthias
  maureen maurice mauricio max maximilian maya meera megan mehmet mei melanie melinda melissa mercedes meredith mia michael
  michal michelle miguel mihai mikael mike mikhail mila milan minh minji minjun mireille miriam mitchell mohamed mohammad
  mohammed mohan mona monika monique morgan moritz muhammad murat muriel mustafa nabil nadia nadine nancy naoki nasser natalia
  natalie natasha nathan naveen neha nelson ngozi nia niamh nicholas nick nico nicola nicolas nicole niels nigel nikhil
  nikolai nikos nils nina nisha nkechi noah noemi nomsa nora norbert noriko norma norman noura obinna octavia okan olaf ole
  oleg oleksandr olena olga oliver olivia olivier oluwaseun omar ondrej oscar oskar osvaldo otis otto ozlem pablo padma pamela
  pankaj paola parisa pascal patricia patrick patty paul paula paulina pauline paulo pavel pawel pedro peggy pekka penny percy
  perry peter petra phil philip philipp philippe phoebe phyllis pia pierre pieter piotr pooja prakash priya priyanka quentin
  rachel rachid radu rafael rahul rainer raj rajesh rakesh ralf ralph ramesh ramon ramona randall randy raphael rashid raul
  ravi raymond rebecca reggie regina reinhard rekha remi renata rene renee reza rhonda ricardo richard rick ricky rita rob
  robbie robert roberto robyn rodney rodrigo roger rohan roland roman ron ronald rosa rosalind rosemary ross roxanne roy
  rudolf rudy rupert russell ruth ryan ryszard sabine sabrina saeed sakura salim sally salma sam samantha samir
  samira samuel sandeep sandra sanjay sanjeev santiago santosh sara sarah sarita saskia satoshi scott sean sebastian sebastien
  selena selin senthil seojun serena sergei sergey sergio serkan shane shannon sharon sheila shelby sherry shirley shreya
  sibusiso sigrid sigurd silke silvia simon simone sina siobhan sipho slawomir snezana sofia solveig sonia sophie soren
  sridhar srinivas stacey stacy stanislav stefan stefanie stella stephan stephanie stephen steve steven stewart stuart sue
  sunil sunita suresh susan susana susanne suzanne sven svenja svetlana swati sylvia takashi takeshi tamara tamika tammy tanja
  tanya tara tariq tatiana tatyana teresa terrence terry tess thabo thandi thanh thelma themba theo theodore theresa thierry
  thomas thorsten tiffany tim timo tina tobias todd tom tomas tomasz tomoko tony torbjorn torsten tracy travis trevor tricia
  trudy tuan tunde tyler tyrone udo ulrich ulrike ursula usha ute uwe vaclav valentina valerie vanesa vanessa vasil vaughn
  venkatesh vera veronica victor victoria vidya vijay vikas vikram viktor vince vincent virginie vivian vladimir vladislav
  volker wade wallace walter wanda wang warren wayne wei wendy werner wilhelm willem william willie wilma winston wojciech
  wolfgang xavier xiaoming yan yannick yasmin yasser yoko yolanda yoshiko youssef yuki yusuf yves yvette yvonne zachary zainab
  zanele zara zbigniew zeynep zhang zoe zofia zoltan zsofia zsuzsa`.split(/\s+/),
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
