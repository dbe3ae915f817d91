/** A common department, and the word prefixes that indicate it. */
export interface JobFamily {
  name: string;
  /** One of these words is enough. */
  strong: string[];
  /** Words that add weight. */
  weak: string[];
}

const family = (name: string, strong: string, weak = ''): JobFamily => ({
  name,
  strong: strong.split('|'),
  weak: weak ? weak.split('|') : [],
});

/** In order of precedence for equal scores. A `$` marks the end of a word. */
export const JOB_FAMILIES: JobFamily[] = [
  family('Animal Services', 'animal|veterinar|zoo$|zookeep|aquari|wildlife|kennel', 'species|breed'),
  family('Fire and Rescue', 'fire|firefight|paramedic|apparatus operator|ems$|emergency medical', 'rescue|emergency'),
  family(
    'Police and Security',
    'police|security officer|security guard|detective|criminal|crime|forensic|fingerprint|polygraph|detention|sheriff|correction|surveillance|questioned document|park ranger',
    'investigat|patrol|enforcement|arrest',
  ),
  family(
    'Information Security',
    'information security|information security officer|cyber|security architect|security engineer|security analyst|penetration',
  ),
  family(
    'Data and Analytics',
    'data engineer|data architect|data scien|data analy|analytics|business intelligence|machine learning|statistic|performance analyst',
    'data$|dashboards|datasets|insight',
  ),
  family(
    'User Centred Design',
    'service design|interaction design|content design|user research|ux$|ui$|user experience|accessibility|product design',
    'user needs|user-centred|prototyp',
  ),
  family(
    'Digital and Technology',
    'enterprise architect|solution architect|technical architect|business architect|solutions architect|cloud architect',
  ),
  family(
    'Software Development',
    'software|developer|full stack|front end|frontend|back end|backend|devops|programmer|test engineer|qa$',
    'code|coding|agile',
  ),
  family(
    'Information Technology',
    'systems analyst|information system|information service|information tech|it$|ict$|network|database|system administrator|systems administrator|help desk|helpdesk|service desk|data processing|computer|geographic information|gis$|applications programmer|technical support',
    'server|cloud|hardware|systems',
  ),
  family(
    'Product and Delivery',
    'product manager|product owner|scrum|delivery manager|programme manager|program manager|project manager|business analyst|pmo$',
    'backlog|stakeholders',
  ),
  family(
    'Human Resources',
    'human resource|hr$|personnel|recruit|talent|payroll|people partner|workers comp|compensation analyst|employee relations|learning and development|benefits analyst',
    'employee|staffing',
  ),
  family('Risk and Insurance', 'risk|insurance|underwrit|actuar|claims'),
  family('Audit and Compliance', 'audit|compliance officer|internal control', 'compliance'),
  family(
    'Finance and Accounting',
    'account|financ|fiscal|tax|treasur|budget|controller|bookkeep|portfolio manager|investment|retirement plan|economist|cashier|revenue',
    'ledger|invoice|monetary',
  ),
  family(
    'Legal',
    'legal|lawyer|attorney|solicitor|paralegal|counsel$|legislat|title examiner|contract manager|hearing',
    'litigation|statut',
  ),
  family(
    'Procurement and Supply',
    'procure|buyer|purchas|storekeep|stores|warehouse|supply chain|inventory|logistic|delivery driver|sourcing',
    'vendor|supplier|stock',
  ),
  family('Library Services', 'librar|archiv', 'catalog'),
  family(
    'Arts and Culture',
    'art$|arts$|artist|museum|gallery|music|theat|curator|motion picture|cultural',
    'exhibition|collection|specimen',
  ),
  family(
    'Communications and Media',
    'communications manager|public relations|press officer|public information|journalis|editor|copywrit|photograph|video|television|broadcast|audio visual|graphic|printing|publish|communications$',
    'media|publication',
  ),
  family('Marketing', 'marketing|brand|seo$|social media|campaign|content manager', 'advertis'),
  family(
    'Sales and Business Development',
    'sales|business development|account executive|account manager|key account|pre-sales|presales',
    'leads|quota|prospect',
  ),
  family(
    'Customer Service',
    'customer|client service|call cent|contact cent|commercial service|commercial field|meter reader|service representative|public service rep',
    'complaints|inquiries',
  ),
  family(
    'Recreation and Parks',
    'recreation|park$|parks$|golf|aquatic|gardener|garden|grounds|tree surgeon|arborist|lifeguard|sports|leisure|landscape',
    'playground|turf',
  ),
  family(
    'Environment and Sanitation',
    'environment|sanitation|wastewater|solid waste|solid resource|refuse|recycl|sustainab|hygienist|asbestos|climate|air quality',
    'waste|pollution|stormwater',
  ),
  family(
    'Water and Power',
    'water utility|water treatment|waterworks|water service|water micro|hydro|electric distribution|electric meter|electric service|electric trouble|load dispatch|power engineer|steam plant|transmission|utility|utilities|underground distribution|electrical test|electric station',
    'reservoir|kilovolt|substation',
  ),
  family('Science and Laboratory', 'chemist|laborator|biolog|microbiolog|scientist|physicist|geolog', 'specimen|assay'),
  family(
    'Airport and Port Operations',
    'airport|airline|aviation|avionics|airfield|aircraft|helicopter|harbor|harbour|port pilot|port$|marine|ship$|deck hand|boat',
    'terminal|vessel',
  ),
  family(
    'Transport',
    'transport|traffic|parking|rideshare|bus driver|bus operator|truck|street service|street lighting|signal system|motor sweeper|driver|road',
    'highway|vehicle',
  ),
  family(
    'Vehicle Maintenance',
    'garage|automotive|auto body|auto paint|fleet|heavy duty equipment|vehicle|equipment repair|equipment mechanic|equipment superintendent',
    'engine|brake',
  ),
  family(
    'Health and Safety',
    'safety engineer|safety officer|safety manager|safety advis|safety special|health and safety|occupational safety|ehs$|hse$',
    'hazard|accident',
  ),
  family(
    'Planning and Building',
    'city plann|urban plann|town plann|planning assistant|planning director|building inspect|building mechanical|housing|plumbing inspect|electrical inspect|heating and refrigeration inspect|zoning|land use|superintendent of building|rehabilitation project|structural inspect|elevator inspect|inspector',
    'permit|ordinance|codes',
  ),
  family('Architecture', 'architect', 'building design|drawings'),
  family(
    'Engineering',
    'engineering|civil engineer|electrical engineer|mechanical engineer|structural engineer|chemical engineer|building engineer|drafting|survey|geotech|cad$',
    'engineer|structural|specifications|technical drawings',
  ),
  family('Property', 'real estate|property manager|property officer|estate manager|lettings|leasing', 'lease|tenant'),
  family(
    'Facilities',
    'custodian|janitor|cleaner|cleaning|facilit|caretaker|housekeep|building operating|locksmith|upholster',
    'premises',
  ),
  family(
    'Construction and Maintenance',
    'construction|carpenter|electrician|plumber|mason|cement|roofer|painter|welder|machinist|mechanic$|mechanics$|mechanical repair|mechanical helper|boilermaker|blacksmith|sheet metal|tile|pile driver|locksmith|asphalt|maintenance|elevator|air conditioning|instrument mechanic|shops|sign shop|protective coating|power shovel|crane|metal|millwright|glazier|plaster|repair',
    'install|tools',
  ),
  family(
    'Health',
    'nurse|nursing|doctor|physician|medical|clinical|health|hospital|pharmac|therap|dental|dentist|midwi|radiograph|care assistant',
    'patient|treatment',
  ),
  family(
    'Social and Community Services',
    'community|social work|social service|volunteer|human relations|youth|care worker|outreach|welfare|advocate|neighborhood',
    'residents|families',
  ),
  family(
    'Education and Training',
    'teacher|teaching|lecturer|tutor|education|trainer|instructor|curriculum|professor|school|faculty',
    'students|pupils|learning',
  ),
  family('Hospitality', 'chef|cook|waiter|restaurant|hotel|catering|barista|food|kitchen|hospitality', 'guests|menu'),
  family(
    'Manufacturing',
    'manufactur|production operator|production manager|assembly|plant manager|quality inspector|process engineer',
    'production line',
  ),
  family('Research', 'research', 'study|studies'),
  family('Strategy and Policy', 'policy|strateg|chief of staff|government affairs'),
  family('Operations', 'operations', 'operational'),
  family(
    'Administration',
    'administrat|management analyst|clerk|clerical|secretary|receptionist|office|executive assistant|personal assistant|chief executive|managing director|general manager|commission',
    'filing|correspondence',
  ),
];
