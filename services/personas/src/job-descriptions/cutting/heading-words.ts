/** Topic of a section in a job description; `unknown` for unrecognised headings. */
export type Topic = 'duties' | 'summary' | 'skills' | 'company' | 'boilerplate' | 'unknown';
export type KnownTopic = Exclude<Topic, 'unknown'>;

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/** Words that say nothing about a section's topic. */
export const FILLERS = words(`
  a an and any as at be by for from how i in is it its of on or our role's that the these this to we what will with you
  your job jobs role roles position positions post posts vacancy class work working career
  main key primary principal core major general generic specific typical essential basic critical important day other
  additional minimum required include includes included including following list detailed summary overview brief
  percentage percent percentages time effort
  section part new further current expected anticipated ongoing all some more`);

/** A heading of only these words and fillers has this topic; the first match wins. */
export const TOPIC_WORDS: [KnownTopic, Set<string>][] = [
  [
    'duties',
    words(`duty duties responsibility responsibilities responsible accountability accountabilities accountable task
      tasks function functions deliverable deliverables activities kras kra result results areas scope performed
      examples example illustrative contributions remit outputs expectations`),
  ],
  [
    'skills',
    words(`requirement requirements qualification qualifications skill skills experience experiences education
      educational competency competencies competences competence knowledge knowledges ability abilities criteria attributes
      attribute certification certifications certificates licence licences license licenses licensing behaviours
      behaviors languages language eligibility desirable desired preferred expertise background capabilities capability
      qualities traits technical soft personal professional academic person specification prerequisites selective
      physical demands environment conditions travel technologies tools stack software must have nice proficiencies
      strengths values-fit ideal candidate profile training need needs needed you'll you're minumum qualification/skills
      credentials aptitudes special supervisory exercised received`),
  ],
  [
    'boilerplate',
    words(`salary salaries compensation pay payment wage wages rate remuneration reward rewards benefit benefits perks package annual
      hourly grade apply application applications applicant applicants deadline selection process interview interviews
      equal opportunity opportunities employer employment eeo diversity equality inclusion inclusive accommodation
      accommodations reasonable disability notice notices note notes disclaimer disclosure contact contacts vetting
      screening safeguarding closing date dates examination exam exams test tests where terms statement legal privacy
      policy offer offers hiring recruitment sift first second third final stage review qualifications-review acknowledgement
      acknowledgment signature signatures approval approvals approved revision history version appendix certification-rule
      information enquiries inquiries additional conditions committee expert affirmative action veterans references dbs`),
  ],
];

/** Patterns for whole headings in lower case, tested in this order and before the word lists. */
export const TOPIC_PHRASES: [KnownTopic, RegExp][] = [
  [
    'duties',
    /^(?:general |brief )?(?:summary|overview|description|statement|list|outline) of (?:the )?(?:main |key |major |essential |specific |typical |job )*(?:dut|respons|tasks|functions|accountab)/,
  ],
  [
    'company',
    /^our (?:core |guiding |shared )?(?:values|vision|mission(?:,? (?:and|&) (?:vision|values))?|purpose|focus areas|history|principles)$/,
  ],
  // `We're looking for someone who will:` above the work, not the person.
  ['duties', /^(?:we(?:'re| are) )?looking for (?:someone|somebody|a person|people) (?:who|that) (?:will|can)$/],
  [
    'skills',
    /^(?:an? |the )?(?:excellent|great|strong|ideal|successful) candidate (?:will|can|should|is)(?: be able to)?$/,
  ],
  ['skills', /^you(?:'ll| will) (?:fit (?:right )?in|be a great fit|love this)\b/],
  [
    'summary',
    /^(?:general |brief )?(?:summary|overview|description|definition|purpose|statement) of (?:the )?(?:main |key )?(?:dut|role|position|job|work|class|post|respons)/,
  ],
  ['summary', /^(?:primary |main |general |overall |basic )*purpose (?:of|and) /],
  [
    'company',
    /^(?:section|unit|division|department(?:al)?|agency|organi[sz]ation|institution|museum|college|school|program(?:me)?)(?:\/\w+)? (?:description|information|overview|profile|summary)$/,
  ],
  [
    'summary',
    /^(?:nature and scope|scope of (?:the )?(?:position|role|post|job)|basic functions?|general functions?|primary functions?)$/,
  ],
  ['summary', /^(?:job|position|role|vacancy) announcement$/],
  ['summary', /^(?:internship|traineeship|apprenticeship|placement|fellowship) (?:summary|overview|description)$/],
  // The first paragraph of many class specifications; their duties follow under `Examples of Work`.
  ['summary', /^nature of (?:the )?work$/],
  ['summary', /^what does an? [\w /&-]{2,60} do\??$/],
  ['summary', /^what(?:'s| is) (?:the|this) (?:job|role|position)(?: about)?\??$/],
  ['duties', /^your (?:daily |everyday )?work$/],
  // Only French headings use this plural.
  ['duties', /^missions$/],
  ['summary', /^general (?:statement|description|summary|purpose|definition)/],
  ['summary', /^distinguishing (?:features?|characteristics?)/],
  [
    'summary',
    /^(?:class|job|role|position|post) (?:characteristics?|definition|concept|context|profile|description|mission|objectives?)$/,
  ],
  [
    'summary',
    /^(?:the |your |this |our |main |overall |primary |key |basic |core |job |role |position |post |work |executive |career )*(?:summary|overview|purpose|objective|mission|aim|role|position|opportunity|job|challenge|vacancy|post|description|brief|definition|introduction)s?(?: (?:overview|summary|purpose|description|statement|profile|in brief|of the (?:role|job|post|position)|and (?:purpose|summary|objectives?|scope|context)))*$/,
  ],
  [
    'summary',
    /^(?:more )?about (?:the|this|your) (?:role|job|position|opportunity|post|vacancy|work|programme|project)/,
  ],
  [
    'summary',
    /^(?:(?:why|reason) (?:the |this )?(?:role|job|position|post) exists|the difference you will make|at a glance)/,
  ],
  [
    'skills',
    // `We're looking for an engineer` names the role.
    /^(?!we(?:'re| are)?(?: also)? (?:need|looking for) an? )(?:ideally|preferably)?,? ?(?:what )?(?:you|you'll|you will|you'd|we|we're|we are|you should|you must|the (?:ideal |successful )?candidate)(?: will| should| must| to)?(?: also)? ?(?:have|need|bring|look(?:ing)? for|offer us|possess|be able to demonstrate|demonstrate)\b(?! to offer)/,
  ],
  [
    'skills',
    /^what (?:you'll|you will|you|we|we're|we are|we'll|we'd|it|you'd)(?: will| would| also)? ?(?:need|bring|have|look(?:ing)? for|takes|assess|love to see|expect)/,
  ],
  [
    'skills',
    /^(?:who (?:you are|we're looking for|we are looking for|should apply|are we looking for)|about you|is this you|looking for|to be successful|to succeed|your (?:profile|background|experience|skills|qualifications|strengths|talents?))/,
  ],
  ['skills', /^(?:who are you|what success looks like)\??$/],
  ['boilerplate', /^what (?:do|will|would|can) i get\??$/],
  [
    'boilerplate',
    /^(?:how much (?:is|will)|what (?:is the pay|does it pay)|where (?:will i work|is it)|when (?:does it|do i|will i))\b/,
  ],
  ['skills', /^what (?:do|will|would) i need\b/],
  ['company', /^who (?:do|will|would) i work (?:for|with)\b/],
  ['skills', /^(?:key |essential |desirable )*selection criteria/],
  [
    'skills',
    /^(?:we(?:'d| would)? (?:love|like) (?:to hear from you|to see|it) if|you (?:might|may|could|will|would)(?: also)? be (?:a )?(?:good |great |strong |perfect |the right )?(?:fit|match|candidate|person)|(?:this (?:role|job|position) (?:is|might be|may be|could be) for you|you(?:'ll| will)? (?:thrive|excel|succeed)|even better)\b|(?:bonus points|nice[- ]to[- ]haves?|it's a plus|conditions of employment|basic qualifications|working conditions|factor \d)\b)/,
  ],
  [
    'skills',
    /^(?:knowledge required by the position|supervisory controls|guidelines|complexity|scope and effect|personal contacts|purpose of contacts|work environment|physical demands)$/,
  ],
  [
    'skills',
    /^(?:minimum |required )?(?:education(?:al)? level|fields? of study|years of experience|areas? of experience|requirements for additional job levels)$/,
  ],
  ['skills', /^(?:person|candidate|employee|ideal candidate) (?:specification|profile|requirements?)/],
  ['skills', /^(?:knowledge|skills|experience|education|qualifications|requirements?)(?: ?[,/&]| and| or)/],
  [
    'boilerplate',
    /^(?:what we (?:can )?offer|what's in it for you|what you(?:'ll| will)? (?:get|receive|can expect)|why you(?:'ll| will) love|perks|we offer|in return|our (?:offer|benefits|commitment to)|how to apply|to apply|apply|next steps|equal|our commitment|diversity|salary|compensation|benefits|this examination|how you will be evaluated|required documents|create a job alert|interested\b|for (?:more|additional|further) information|passing score|additional job|job analys|note to|please note|disclaimer|the (?:recruitment|interview|hiring|application) process)\b/,
  ],
  ['duties', /^what (?:they|he|she|he or she)(?:'d|'ll| would| will)? (?:be )?(?:do|doing|own|look after)$/],
  [
    'duties',
    /^what (?:you|you'll|you will|will you|you'd|you would|you are|you're|will i|would you)(?: will| would| actually| be| get to)* ?(?:do|doing|be doing|work on|working on|deliver|own|achieve|be responsible|accomplish|lead|tackle|contribute)\b/,
  ],
  [
    'duties',
    /^(?:how (?:you(?:'ll| will)|you) |where you(?:'ll| will) )(?:make|contribute|add|spend|help|create|have)/,
  ],
  ['duties', /^(?:a |your )?(?:typical )?(?:day|week)(?:[- ](?:to|in)[- ](?:day|the life))/],
  [
    'duties',
    /^(?:as |in |within |during |on )[^.]{0,80}?(?:you will|you'll|you'd|we expect you)(?: be| also| need to)?(?: responsible for| expected to| working on| doing)?$/,
  ],
  [
    'duties',
    /^(?:you|you'll|you will|the (?:post ?holder|job ?holder|successful candidate|incumbent|role|role holder))(?: will| shall)?(?: also| typically)?(?: be)?(?: (?:expected|required) to| (?:responsible|accountable) for| work on)?$/,
  ],
  ['duties', /^(?:your |the )?(?:impact|contribution|mission|challenge)s?(?: (?:and|&) (?:responsibilities|impact))?$/],
  [
    'duties',
    /^(?:key |main |major |primary |principal )?(?:result areas?|performance (?:areas?|indicators?|objectives?)|objectives)(?: \(?kras?\)?)?$/,
  ],
  ['duties', /^(?:nature|scope|description|details?) of (?:the )?(?:work|duties|role|responsib)/],
  [
    'company',
    /^(?:about$|about (?!the (?:role|job|position)|this|you)|who we are|who are we|why (?:join|work|us|choose)|our (?:company|story|values|mission|culture|organi[sz]ation|team|vision|people|client|department|school)|company (?:overview|description|profile|background|information|summary)|the (?:company|organi[sz]ation|team|client|department|business|school|firm)$|organi[sz]ation(?:al)? (?:overview|background|description|profile|context|information)|(?:meet|join) (?:the|our) team|background(?: to| of|$)|introduction to)/,
  ],
];

/** Patterns for sentences that introduce a list, by the list's topic. */
export const LEAD_INS: [KnownTopic, RegExp][] = [
  // `We're looking for an engineer. What they'd do:`
  ['duties', /\bwhat (?:they|he|she|you)(?:'d|'ll| would| will) (?:be )?(?:do|doing):?$/],
  // `Une excellente candidate sera en mesure de :`
  ['skills', /\bcandidate?s?\b.{0,40}\b(?:sera|saura|devra|pourra)\b/],
  // `… mit folgendem Einsatzbereich:`
  [
    'duties',
    /\b(?:einsatzbereich|aufgaben(?:bereich|gebiet)?|tätigkeiten|missions|funciones|tareas|compiti|mansioni|taken|tarefas|atividades):?$/,
  ],
  // `Nous sommes à la recherche d'une personne qui effectuera les tâches suivantes :`
  [
    'duties',
    /\b(?:tâches suivantes|une personne qui [a-zé]{2,20}ra(?: ce qui suit)?|(?:siguientes|seguintes) (?:tareas|funciones|tarefas|funções)|seguenti (?:compiti|attività|mansioni)|volgende (?:taken|werkzaamheden))(?= ?:?$)/,
  ],
  [
    'skills',
    /\b(?:experience|skills?|criteria|qualifications?|requirements?|demonstrate|must have|you(?:'ll| will| should)? have|candidates? (?:will|should|must|would)|looking for|assess you|essential that|desirable|knowledge of|competenc)/,
  ],
  [
    'boilerplate',
    /\b(?:apply|application|benefits|we offer|offers?|interview|salary|examination|in return|receive|apply)\b/,
  ],
  [
    'duties',
    /\b(?:responsib|duties|duty|accountab|tasks|role (?:includes|involves|entails|will)|work (?:includes|involves)|involves?|expected to|required to|you(?:'ll| will)|(?:post|job) ?holder will|day[- ]to[- ]day|include|your role)/,
  ],
];
