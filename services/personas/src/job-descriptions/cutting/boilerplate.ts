/** Sentences that appear in most job descriptions and say nothing about the role. */
// recheck: each match looks at no more than 80 characters
const BOILERPLATE: RegExp[] = [
  /\bequal[- ](?:employment )?opportunit(?:y|ies) (?:employer|responsibilit|statement|polic)|\ban equal opportunit|\baffirmative action (?:employer|statement)|\b(?:not|without|free from) (?:unlawfully )?(?:regard to|discriminat)/i,
  /\breasonable (?:accommodation|adjustment)|accommodations? (?:for|to) (?:applicants|candidates|individuals|qualified)/i,
  /\b(?:race|religion|gender),.{0,80}\b(?:age|disability|orientation|religion)\b/i,
  /\b(?:other|additional|related) (?:\w+ ){0,3}(?:duties|tasks|responsibilities)(?: and responsibilities)? (?:(?:as|that) (?:may be )?|may be )(?:assigned|required|needed|requested|necessary|directed|appropriate)|performs? other (?:related )?duties/i,
  /^other duties of .{0,60}\bmay (?:also )?be (?:required|assigned)|^(?:the )?(?:main |key |principal )?(?:duties|responsibilities)(?: and (?:duties|responsibilities))? are (?:indicated|listed|outlined|set out|given|shown|described) (?:below|above)/i,
  /\bthis (?:job description|document|description|list) (?:is|does|may|in no way|should|will)\b|\bnot (?:intended )?(?:to be )?(?:an? )?(?:exhaustive|all-inclusive)|\bmay (?:be )?change(?:d)? (?:at any time|from time to time)/i,
  /\b(?:salary|pay|compensation) (?:range|is|will be|band)|\$\s?\d{2,3},\d{3}|£\s?\d{2,3},\d{3}|€\s?\d{2,3}[,.]\d{3}|competitive salary/i,
  /\b(?:health|dental|life) (?:insurance|coverage)|pension scheme|401\(?k|paid (?:time off|holiday|leave)|(?:annual|maternity|paternity|parental|sick) leave|weeks of (?:annual )?(?:vacation|holiday)|^benefits (?:are|include)|employee benefit/i,
  /\b(?:to apply|how to apply|apply (?:now|online|today|via|through|by|at|to \S{1,60}@)|send your (?:cv|resume)|submit (?:your|an?) (?:application|resume|cv)|applications? (?:must|will|should|are)|closing date|applicants? (?:must|should|will|are|who)|shortlisted|candidates? (?:must|will be|may be|should)(?: be)? (?:invited|contacted|notified|disqualified|asked))/i,
  /\b(?:background|criminal record|dbs|reference) checks?\b|\b(?:pass|subject to|pre-employment) (?:an? )?drug|e-verify|right to work in/i,
  /^(?:and )?(?:does|performs) related work/i,
  /\bjob description does not\b|\bemployment contract\b|\bsupplemental questions?\b|\bnew hire process\b|\ball (?:university |college |company |our )?employees (?:have|are|must)\b/i,
  /\b(?:for (?:more|further|additional) information|(?:more )?information (?:about|on|and|may|can)\b.{0,60}\b(?:found|here|website|visit|see)|learn more (?:about|at)|(?:may|can) (?:also )?find (?:more |further )?information|please (?:visit|see|contact|click|note)|click here|can be found (?:here|at)|visit (?:our|the|https?))\b/i,
  /\b(?:the )?above (?:job description|statements?|information|duties|is intended)\b.{0,40}\b(?:reflect|describe|intended|not|indicate)|\bguidance on essential functions\b|\ban essential (?:job )?function is\b|\bfunction is essential\b/i,
  /\boffers? (?:an? )?(?:\w+,? ){0,4}benefits? (?:package|program|plan)|\bto find out more about how you can\b|^position duration\b|\b(?:job description|statement of qualifications) (?:and \w+ )?(?:is|are) available\b/i,
  /\b(?:especially|particularly|strongly) (?:interested in|encourages?) (?:candidates|applicants|applications)|\b(?:candidates|applicants) whose (?:background|experience)/i,
  /\[(?:insert|add|short|programme|program|team|name|xx|tbc|delete)[^[\]]*\]/i,
  /^this (?:is|(?:position|role|job) is) an? (?:[\w/-]+ ){0,5}?(?:union|bargaining[- ]unit|exempt|non-?exempt|benefits?[- ]eligible|grant[- ]funded)\b/i,
  /^(?:the )?(?:duration|length|term|start date) of (?:the|this) (?:appointment|position|contract|role)\b/i,
  /\b(?:lift|carry|move)(?:ing)? (?:and\/or (?:move|carry) )?(?:objects? )?(?:weighing )?up to \d+ ?(?:pounds|lbs|kg)\b|\bfumes,? (?:odou?rs|dusts?)|\b(?:bending|stooping|crouching|kneeling),? (?:and )?(?:bending|stooping|crouching|kneeling|crawling)\b/i,
  /^(?:https?:\/\/|www\.)|^page \d+(?: of \d+)?$|^\(?exam(?:ination)? open/i,
  /^(?:please )?(?:fill (?:in|out)|complete|tick|sign) (?:all|every|this|the|each)\b.{0,30}\b(?:fields?|form|box(?:es)?|sections?)\b|\b(?:send|return|submit|hand in) (?:the|this) (?:(?:completed|signed|filled-in) )?form\b/i,
  /^(?:sent from my|gesendet von mein|envoyé de(?:puis)? mon|enviado desde mi|inviato da)\b|^(?:date|datum|fecha|data)\s?(?:[,/&]|and|und|et|y|e|en)\s?(?:signature|unterschrift|firma|assinatura|handtekening)/i,
  /^(?:class code|open date|revised|ref(?:erence)?|grade|location)\b[:\s.]*[\w/-]{0,20}$/i,
];

/** Boilerplate clauses at the end of a useful sentence. */
const BOILERPLATE_CLAUSE =
  /[,;]?\s{0,3}(?:and )?(?:fulfil?ls|complies with|supports) (?:the )?equal (?:employment )?opportunity (?:responsibilities|policies)|[,;]\s{0,3}(?:and )?(?:does|performs) (?:other )?related (?:work|duties)(?: as (?:required|assigned|needed|directed))?/gi;

export const withoutBoilerplateClauses = (text: string) => text.replace(BOILERPLATE_CLAUSE, '');

/** Whether a sentence is employer boilerplate. */
export const isBoilerplate = (sentence: string) => BOILERPLATE.some((pattern) => pattern.test(sentence));
