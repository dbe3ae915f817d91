import type { FactName } from '@skills-architect/contracts/personas';

/** Facts that a job description states as label and value. */
export type Fact = 'name' | 'group' | FactName | 'other';

const labels = (text: string) => text.split('|').map((label) => label.trim());

/** Labels in lower case without punctuation; when several match, the first in the list wins. */
export const FACT_LABELS: Record<Fact, string[]> = {
  name: labels(`job title | position title | role title | post title | title of position | title of post | title of job | working title | campus title |
    job posting title | posting title | official title | class title | classification title | vacancy title | title of role | job name | role name |
    position name | title | position | role | post | designation | vacancy | job | job role | job position |
    classification | class | job description | position description | role description | job specification |
    role profile | job profile | job posting | job opening | now hiring | hiring | we are hiring | we're hiring | stellenbezeichnung | stelle | intitulé du poste | poste | puesto | cargo |
    posizione | ruolo | functie | functietitel | função | intitulé | emploi | métier | berufsbezeichnung | funktionsbezeichnung | denominación del puesto | nombre del puesto |
    título del puesto | mansione | functienaam | jobtitel | jobbezeichnung | titre du poste | titre de l'emploi | vacante | puesto vacante |
    nombre del cargo | posizione ricercata | posizione aperta | figura ricercata | vaga | título da vaga | nome do cargo | vacaturetitel | stellentitel | titolo | titolo della posizione | denominazione della posizione |
    denominación de la posición | titre`),
  group: labels(`department | dept | department name | department/division | department/team | school | college |
    site/department | division/department | department/unit | department/function | department or division |
    division | directorate | directorate/department | business unit | business area | organizational unit |
    organisational unit | org unit | organization unit | faculty | faculty/department | school/department | team |
    team/department | function | job function | function/department | service area | main area | bureau | branch |
    unit | section | section/department | home org name | org name | home department | hiring department |
    division name | unit name | division/college | college/division | division/section | parent sector |
    department/agency | group | practice area | practice | discipline | portfolio | office | abteilung | fachbereich | bereich | referat |
    département | departamento | dipartimento | reparto | afdeling | direction | pôle | servizio | servicio | área | setor | ufficio | organisationseinheit |
    ressort | geschäftsbereich | abteilung/bereich | abteilung/team | team/abteilung | equipo | équipe | secteur | gerência | diretoria |
    departamento/área | área/departamento | direction/service | service/direction | service de rattachement | service d'affectation`),
  reportingTo: labels(`reports to | reporting to | report to | reports directly to | reporting line | reporting lines |
    reporting manager | reporting relationship | reporting relationships | line manager | line manager title |
    manager | direct manager | supervisor | immediate supervisor | direct supervisor | responsible to |
    accountable to | supervisor's title | supervisor title | managed by | supervised by | position reports to |
    this position reports to | role reports to | this role reports to | post reports to | reports into | berichtet an | vorgesetzte stelle |
    vorgesetzter | rattaché à | rattachement hiérarchique | reporta a | depende de | riporta a | risponde a |
    rapporteert aan | leidinggevende | vorgesetzte | vorgesetzte/r | direkter vorgesetzter | direkte vorgesetzte | berichtslinie | unterstellt | supérieur hiérarchique | responsable hiérarchique | n+1 |
    jefe inmediato | superior inmediato | jefe directo | reporta directamente a | superior hierárquico | riporto gerarchico | dipendenza gerarchica | responsabile diretto | superiore diretto | direct leidinggevende | reporta-se a`),
  other:
    labels(`stelleninhaber | stelleninhaberin | stelleninhaber/in | stelleninhaber/-in | stellvertretung | vertretung | stellvertreter | stellvertreter/in | location | locations | salary | salary range | pay | pay range | pay grade | pay band | grade | band | level |
    class code | job code | code | open date | opening date | closing date | date | revised | revision |
    revision date | effective date | date posted | posted | contract | contract type | employment type |
    job type | type | type of contract | hours | hours of work | working hours | flsa | flsa status |
    exemption status | status | reference | ref | reference number | job reference | job id | requisition |
    requisition id | req id | company | employer | organisation | organization | direct reports | start date |
    duration | travel | security clearance | clearance | union | bargaining unit | approved by | prepared by |
    version | contact | enquiries | inquiries | email | phone | telephone | website | address | work location | place of work | shift | shift hours |
    schedule | country | city | number of positions | vacancies | eeo code | eeo category | job number |
    position number | download | probation | industry | supervises | responsible for | tenure | work arrangement |
    remote | fte | job family | job category | career family | occupational group | category | categories |
    agency | service | duty station | arbeitsort | standort | einsatzort | pensum | arbeitspensum | eintritt | eintrittsdatum | stellenantritt | arbeitszeit | anstellungsart |
      vertragsart | gehalt | lohn | lieu | lieu de travail | type de contrat | date de début | salaire | ubicación | lugar de trabajo | localidad |
      jornada | horario | tipo de contrato | salario | sede | luogo di lavoro | sede di lavoro | orario di lavoro | tipo di contratto | orario | contratto | retribuzione | locatie | standplaats |
      uren | uren per week | salaris | dienstverband | local | local de trabalho | localização | horário | salário | tipo de contrato |
      work type | worker type | time type | job no | job req id | job open date |
    job close date | posting number | home | posted date | closes | close date | closing | scale | liaises with | limits of authority | reviewed by | position workload | workload | hiring type | workplace | position type | pay scale and grade`),
};

const words = (text: string) => new Set(text.split(' '));

/** Composed labels, such as `name of department`: at least one word of `heads`, all others of `others`. */
const BY_WORDS: [Fact, heads: Set<string>, others: Set<string>][] = [
  [
    'reportingTo',
    words("supervisor supervisor's supervisors manager's managers"),
    words('position job role title working of to reports the this immediate direct line name manager class'),
  ],
  ['reportingTo', words('reports'), words('position job role post title to of the this directly manager supervisor')],
  [
    'group',
    words('department dept division faculty directorate unit school college section team'),
    words('name number title business home hiring organizational organisational org academic or of the'),
  ],
];
const MAX_WORDS = 6;
/** A label that ends in one of these words has a number as its value. */
const NUMBER_WORDS = words('number code id no');

/** The fact of a label by its words, such as `position reports to title` or `school/business unit`. */
export const factByWords = (label: string): Fact | undefined => {
  const labelWords = label.split(/[^\p{L}']+/u).filter(Boolean);
  if (labelWords.length < 2 || labelWords.length > MAX_WORDS || NUMBER_WORDS.has(labelWords.at(-1) ?? ''))
    return undefined;
  return BY_WORDS.find(
    ([, heads, others]) =>
      labelWords.some((word) => heads.has(word)) && labelWords.every((word) => heads.has(word) || others.has(word)),
  )?.[0];
};
