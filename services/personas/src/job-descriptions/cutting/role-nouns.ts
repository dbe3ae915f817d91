/** Nouns that name a role; with the endings below they distinguish titles from other short lines. */
const NOUNS = new Set(
  `accountant actuary administrator advisor adviser advocate agent aide ambassador analyst apprentice architect artist assistant
  associate attendant attorney auditor blacksmith boilermaker broker buyer captain caretaker carpenter cashier chef chemist chief
  cleaner clerk coach commissioner conductor consultant controller cook coordinator co-ordinator copywriter counsel counsellor counselor courier
  criminalist curator custodian dentist deputy designer detective developer director dispatcher doctor driver economist editor
  educator electrician engineer estimator examiner executive expert firefighter foreman gardener geologist graduate guard handler
  head helper hydrographer hygienist inspector installer instructor intern interpreter investigator janitor journalist keeper laborer labourer
  lawyer lead leader lecturer librarian lieutenant lifeguard locksmith machinist manager marshal mason mechanic microbiologist midwife
  nurse nutritionist officer operative operator organiser organizer owner painter paralegal paramedic partner pharmacist photographer physician
  physiotherapist pilot planner plumber porter practitioner president principal producer professor programmer psychologist ranger receptionist
  recruiter registrar repairer reporter representative researcher roofer safeguarder salesperson scientist secretary sergeant setter
  sister solicitor specialist statistician steward stenographer storekeeper strategist student superintendent supervisor surgeon surveyor
  teacher technician technologist teller tester therapist trader trainee trainer translator treasurer tutor underwriter upholsterer
  veterinarian volunteer waiter warden welder worker writer zoologist aquarist finisher splicer polygrapher tiler starter fitter
  nanny carer barista bartender merchandiser stylist dietitian dietician optometrist radiographer sonographer phlebotomist hostess host
  scholar fellow postdoc facilitator preparator conservator liaison dean chair provost fundraiser mediator guard
  collector assessor evaluator mentor architect registrar diver skipper digitizer preparer cataloguer cataloger caretaker researcher
  leiter leiterin mitarbeiter mitarbeiterin entwickler entwicklerin ingenieur ingenieurin berater beraterin referent referentin
  sachbearbeiter sachbearbeiterin fachkraft kaufmann kauffrau pfleger pflegerin techniker technikerin assistent assistentin
  koordinator koordinatorin verwalter lehrer lehrerin arzt buchhalter buchhalterin meister projektleiter teamleiter erzieher
  ingénieur ingénieure responsable chef cheffe directeur directrice technicien technicienne comptable vendeur vendeuse
  conseiller conseillère développeur développeuse infirmier infirmière gestionnaire chargé chargée adjoint assistante
  ingeniero ingeniera director directora técnico técnica gerente analista desarrollador contable enfermero enfermera
  coordinador coordinadora auxiliar encargado ingegnere direttore responsabile tecnico impiegato sviluppatore addetto contabile
  medewerker ontwikkelaar adviseur verpleegkundige beheerder leidinggevende monteur docent boekhouder
  engenheiro engenheira técnica desenvolvedor coordenador assistente contabilista enfermeira
  dishwasher baker butcher barber hairdresser tailor seamstress plasterer scaffolder glazier joiner rigger driller grinder polisher
  draughtsman internship apprenticeship traineeship fellowship praktikum werkstudent werkstudentin stagiaire praktikant praktikantin
  koch köchin kellner kellnerin maurer schreiner tischler maler gärtner gärtnerin bäcker bäckerin metzger friseur friseurin
  disponent disponentin dozent dozentin auszubildende auszubildender azubi sekretär sekretärin kassierer kassiererin
  beauftragte beauftragter angestellte angestellter fachangestellte fachangestellter
  cuisinier cuisinière serveur serveuse boulanger boulangère coiffeur coiffeuse mécanicien mécanicienne secrétaire chauffeuse
  cocinero cocinera camarero camarera conductor conductora dependiente dependienta secretario secretaria maestro maestra
  cuoco cuoca cameriere cameriera commesso commessa magazziniere operaio operaia infermiere infermiera segretario segretaria
  kok verkoper verkoopster secretaresse leraar lerares cozinheiro cozinheira vendedor vendedora motorista
  lineman craftsman draftsman salesman watchman doorman handyman journeyman groundsman cameraman ombudsman deckhand stagehand stevedore
  picker packer cleaner valet butler maid chaplain bailiff constable sheriff prosecutor notary bursar proctor caregiver orderly
  appraiser adjuster valuer banker purchaser scheduler moderator animator illustrator composer actor dancer musician presenter
  bricklayer farmer sailor proofreader sysadmin negotiator
  conducteur conductrice contrôleur contrôleuse professeur professeure opérateur opératrice acheteur acheteuse analyste
  architecte auxiliaire ouvrier ouvrière employé employée attaché attachée maître maîtresse éducateur éducatrice formateur formatrice
  animateur animatrice poseur poseuse avocat avocate magasinier magasinière manutentionnaire juriste plombier électricien électricienne
  chercheur chercheuse consultante rédacteur rédactrice aide-soignant aide-soignante soignant soignante négociateur négociatrice
  operador operadora profesor profesora empleado empleada trabajador trabajadora montador montadora instalador instaladora   jefe jefa peón mozo moza gestor gestora formador formadora consultora asesor asesora
  arquitecto arquitecta abogado abogada cajero cajera diseñador diseñadora programador programadora repartidor
  repartidora soldador soldadora encargada
  concierge controller scrum master webmaster postmaster headteacher housekeeper bookkeeper groundskeeper vp ceo cfo cto coo cio ciso`.split(
    /\s+/,
  ),
);
/** German roles, also at the end of compounds: `Finanzbuchhalterin`. */
const GERMAN =
  /(?:(?:buchhalter|bearbeiter|arbeiter|gestalter|lehrer|erzieher|händler|schlosser|prüfer|betreuer|zeichner|gärtner|bäcker|koordinator|referent|disponent|offizier|wirt|informatiker|elektriker|elektroniker|mechatroniker|optiker|chemiker|therapeut|redakteur|installateur|konstrukteur|manager|designer|fotograf|planer|züchter|wächter|wärter|bildhauer|verkäufer|lackierer|werker|schreiner|tischler|schweißer|dreher|fräser|ökonom)(?:in|innen)?|(?:pädagog|technolog)(?:e|in|innen)|beamt(?:er?|in|innen)|kaufmann|kauffrau)$/u;
/** Roles that are also names of people and ends of other words (`normaler`, `Gegenwart`): known in these compounds. */
const GERMAN_COMPOUNDS =
  /(?:(?:kunst|glas|porzellan|keramik|schilder|theater|kirchen|dekorations|bühnen|plakat)maler|(?:maschinen|anlagen|apparate|behälter|metall|stahl|beton|holz|gerüst|straßen|gleis|rohr|kanal|leitungs|brunnen|tunnel|orgel|klavier|geigen|instrumenten|karosserie|fahrzeug|boots|schiff|modell|formen|werkzeug|prototypen|fassaden|fenster|möbel|treppen|ofen|messe|kulissen|trocken|obst|gemüse|wein)bauer|(?:haus|tank|platz|geräte|zeug|kassen|hallen|tor)wart|(?:ma(?:ß|ss)|damen|herren|mode|änderungs|kostüm|theater|zu)schneider|(?:schuh|uhr|hut|korb|werkzeug|stell|modell|segel|puppen|filme)macher|(?:fliesen|boden|parkett|estrich|rohr|kabel)leger|(?:buch|sieb|offset|tief|flexo)drucker)(?:in|innen)?$/u;
/** The same roles as whole words, where the title is meant for women and men: `Schneider (m/w/d)`, `Wart/in`. */
const GERMAN_FOR_ALL =
  /(?<![\p{L}-])(?:maler|bauer|wart|schneider|macher|drucker)(?:[/:*_]-?in(?:nen)?(?!\p{L})|\(in\)|(?:in|innen)(?!\p{L})|(?![\p{L}-])[^\n\t]{0,60}\((?:[mwfdix]\s?[/|]\s?){1,2}[mwfdix]\))/u;
/** Spanish roles that are also adjectives (`Seguro médico`): known as the first word of a title or of its part. */
const SPANISH_FIRST = /^(?:(?:el|la|los|las|una?) )?(?:médic|mecánic|administrativ)[oa]s?(?!\p{L})/u;
const PARTS = /[:|–—\t]|\s-\s/;
const ENDING =
  /(?:planner|(?:fach|lehr|pflege|service|reinigungs|hilfs|büro|betreuungs|küchen)kraft|[a-z]{2}istin|eurin|forscher(?:in)?|laborant(?:in)?|[a-z]ateur|[a-z]atrice|[a-z]atore|[a-z]icienne|chauffeur|mediziner(?:in)?|ärztin|arzt|monteur|adviseur|assistent(?:in)?|elektroniker(?:in)?|mechaniker(?:in)?|fahrer(?:in)?|helfer(?:in)?|verkäufer(?:in)?|leiter(?:in)?|leitung|leider|meister(?:in)?|führer(?:in)?|entwickler(?:in)?|ingenieur(?:in)?|berater(?:in)?|mitarbeiter(?:in)?|techniker(?:in)?|pfleger(?:in)?|verwalter(?:in)?|medewerker|beheerder|ologist|ographer|ician|keeper|maker|smith|woman|person|worker|ist[ae]?|eer)s?$/;
/** Words with such an ending that are not roles. */
const NOT_ROLES = new Set([
  'smith',
  ...'lista vista entrevista revista conquista liste piste existe triste'.split(' '),
  'list',
  'checklist',
  'exist',
  'assist',
  'consist',
  'career',
  'peer',
  'person',
  'persist',
  'resist',
  'waitlist',
  'shortlist',
  'volunteering',
  'assists',
  'consists',
  'lists',
  'exists',
  'in-person',
]);

const isRoleNoun = (word: string) => {
  const singulars = [word, word.replace(/s$/, ''), word.replace(/(?<=or)es$/, '')];
  return (
    singulars.some((singular) => NOUNS.has(singular)) ||
    (word.length > 4 && [ENDING, GERMAN, GERMAN_COMPOUNDS].some((ending) => ending.test(word)) && !NOT_ROLES.has(word))
  );
};

/** Whether a line contains a role noun. */
export const hasRoleNoun = (text: string) => {
  const folded = text.toLowerCase();
  return (
    folded.split(/[^\p{L}-]+/u).some(isRoleNoun) ||
    GERMAN_FOR_ALL.test(folded) ||
    folded.split(PARTS).some((part) => SPANISH_FIRST.test(part.trimStart()))
  );
};
