import { fold } from '@skills-architect/service-kit/fold';

/** What a column of a table can be about. Those after `requirements` are recognised only to be left out. */
const MEANINGS = [
  'skill',
  'level',
  'role',
  'group',
  'reportingTo',
  'description',
  'duties',
  'requirements',
  'category',
  'person',
  'number',
  'date',
  'comment',
  'training',
  'organisation',
  'source',
  'status',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** Titles by meaning, in the languages that job descriptions are read in. Each is one title; words are folded. */
const TITLES: Record<Meaning, string> = {
  skill:
    'skill, skills, client skill, skill name, skill title, skill label, competency, competencies, competence, competences, competency name, sub competence, sub competency, sub skill, capability, capabilities, ability, required skill, required skills, key skill, technical skill, technology, tool, knowledge area, qualification, skill description en, ' +
    'fahigkeit, fahigkeiten, kompetenz, kompetenzen, kenntnis, kenntnisse, qualifikation, fertigkeit, fertigkeiten, ' +
    'competence requise, savoir faire, aptitude, competencia, competencias, habilidad, habilidades, destreza, conocimiento, ' +
    'competenza, competenze, abilita, habilidade, habilidades, vaardigheid, vaardigheden, competentie, competenties, ' +
    'umiejetnosc, umiejetnosci, kompetencja, kompetencje, fardighet, fardigheter, kompetens, kompetenser, faerdighed, kompetence, kompetencer, ferdighet, kompetanse, ' +
    'dovednost, dovednosti, kompetence, taito, osaaminen, keszseg, kompetencia, yetkinlik, beceri, навык, навыки, компетенция, компетенции, умение, スキル, スキル名, 技能, 能力, 기술, 스킬, 역량',
  level:
    'level, target proficiency, proficiency, proficiency level, skill level, target level, required level, expected level, desired level, competency level, required proficiency, rating, score, mastery, current level, current competency, current proficiency, ' +
    'stufe, niveau, level soll, soll, soll niveau, sollstufe, zielniveau, auspragung, kompetenzstufe, ' +
    'niveau requis, niveau cible, niveau attendu, nivel, nivel requerido, nivel objetivo, nivel esperado, livello, livello richiesto, livello atteso, nivel exigido, gewenst niveau, vereist niveau, ' +
    'poziom, poziom docelowy, niva, malniva, uroven, taso, szint, duzey, seviye, уровень, требуемый уровень, レベル, 等级, 级别, 水平, 수준, 레벨',
  role:
    'role, persona, persona name, client role, role name, role title, job, job title, job name, job role, job profile, business title, position, position title, position name, title of position, work role, occupation, occupation title, post, post title, designation, function title, ' +
    'rolle, stelle, stellenbezeichnung, funktion, position bezeichnung, berufsbezeichnung, beruf, tatigkeit, ' +
    'poste, intitule du poste, metier, fonction, emploi, puesto, cargo, rol, puesto de trabajo, ruolo, mansione, posizione, profilo, funcao, cargo funcao, papel, functie, functienaam, rol, ' +
    'stanowisko, rola, zawod, roll, befattning, tjanst, yrke, stilling, jobtitel, stillingstittel, pozice, role nazev, rooli, tehtava, munkakor, beosztas, pozisyon, rol, unvan, должность, роль, профессия, 役職, 職種, 役割, 职位, 岗位, 角色, 직무, 직책',
  group:
    'department, department name, dept, division, team, unit, business unit, organisation unit, organizational unit, org unit, supervisory organization, supervisory organisation, function, job family, role family, family group, area, track, group, persona group, ' +
    'abteilung, bereich, fachbereich, organisationseinheit, service, departement, direction, equipe, departamento, area funcional, equipo, seccion, reparto, dipartimento, ufficio, setor, afdeling, ' +
    'dzial, departament, avdelning, enhet, afdeling, avdeling, oddeleni, osasto, osztaly, departman, bolum, отдел, подразделение, департамент, 部署, 部門, 部门, 부서',
  reportingTo:
    'reporting to, reports to, manager, line manager, supervisor, reporting line, superior, reports to title, ' +
    'vorgesetzter, vorgesetzte, berichtet an, fuhrungskraft, responsable, superieur hierarchique, rattachement, rattachement hierarchique, reporta a, jefe, jefe inmediato, superior, riporta a, responsabile, reporta se a, gestor, leidinggevende, rapporteert aan, ' +
    'przelozony, podlega, chef, narmaste chef, rapporterar till, leder, nadrizeny, esimies, felettes, yonetici, руководитель, подчиняется, 上司, 上级, 汇报对象, 상사',
  description:
    'description, descriptor, definition, role description, job description, job summary, summary, purpose, role purpose, job purpose, position summary, overview, about the role, role level description, ' +
    'beschreibung, stellenbeschreibung, rollenbeschreibung, zweck, zusammenfassung, description du poste, mission, resume, finalite, descripcion, descripcion del puesto, objetivo, descrizione, scopo, descricao, descricao do cargo, omschrijving, functieomschrijving, ' +
    'opis, opis stanowiska, beskrivning, syfte, beskrivelse, popis, kuvaus, leiras, aciklama, gorev tanimi, описание, цель, 説明, 概要, 职位描述, 描述, 설명',
  duties:
    'roles and responsibilities, roles & responsibilities, responsibilities, duties, tasks, key responsibilities, main duties, accountabilities, activities, work functions, task, ' +
    'aufgaben, verantwortlichkeiten, hauptaufgaben, tatigkeiten, missions, missions principales, responsabilites, taches, activites, funciones, responsabilidades, tareas, compiti, responsabilita, attivita, atribuicoes, atividades, tarefas, taken, verantwoordelijkheden, ' +
    'obowiazki, zadania, arbetsuppgifter, ansvar, opgaver, oppgaver, ukoly, cinnosti, tehtavat, feladatok, gorevler, sorumluluklar, обязанности, задачи, 職務内容, 業務内容, 职责, 업무',
  requirements:
    'requirements, job requirements, role requirements, position requirements, candidate requirements, minimum requirements, qualifications, required qualifications, minimum qualifications, preferred qualifications, person specification, candidate profile, ' +
    'anforderungen, stellenanforderungen, anforderungsprofil, qualifikationen, ihr profil, dein profil, voraussetzungen, exigences, profil recherche, qualifications requises, requisitos, requisitos del puesto, perfil requerido, requisiti, requisiti richiesti, vereisten, functie eisen, functieeisen, eisen, ' +
    'wymagania, krav, kvalifikationer, pozadavky, vaatimukset, kovetelmenyek, gereksinimler, требования, 応募要件, 任职要求, 자격요건',
  category:
    'category, skill category, competency group, competence group, cluster, theme, domain, topic, skill area, competency area, competence area, kategorie, themenfeld, kompetenzbereich, categorie, domaine, categoria, dominio, ambito, ' +
    'kategoria, kategori, категория, 大分類, 中分類, 小分類, カテゴリ, 分类, 类别, 분류, subcategory, sub category',
  person:
    'name of employee, employee, employee name, full name, first name, last name, surname, person, staff, staff member, team member, member, trainee, operator name, user, user name, login, email, e mail, mail, employee id, ' +
    'mitarbeiter, mitarbeiterin, vorname, nachname, vollstandiger name, nom prenom, prenom, collaborateur, salarie, empleado, nombre y apellidos, apellidos, trabajador, dipendente, cognome, nome e cognome, colaborador, funcionario, medewerker, ' +
    'pracownik, imie i nazwisko, nazwisko, medarbetare, anstalld, medarbejder, ansatt, zamestnanec, jmeno, tyontekija, nev, dolgozo, calisan, ad soyad, сотрудник, фио, 氏名, 名前, 社員, 姓名, 员工, 이름, 성명',
  number:
    'no, nr, number, id, code, ref, reference, sl no, s no, serial, identifier, uuid, nummer, lfd nr, numero, n, codigo, codice, numer, lp, kod, №, 番号, 编号, 序号, 번호, uri, concept uri, external id',
  date: 'date, timestamp, due date, target completion, completion date, valid until, expiry, expiry date, start date, end date, last updated, modified date, year, datum, gultig bis, echeance, fecha, data, termin, dato, дата, 日付, 日期, 날짜',
  comment:
    'comment, comments, remark, remarks, note, notes, evidence, bemerkung, anmerkung, kommentar, commentaire, remarque, comentario, observaciones, observacoes, osservazioni, commento, opmerking, uwagi, kommentarer, poznamka, комментарий, примечание, 備考, 备注, 비고',
  training:
    'training, training needed, training required, course, certification, certificate, certifications, schulung, schulungsbedarf, kurs, zertifikat, formation, formation requise, formacion, curso, formazione, corso, treinamento, opleiding, szkolenie, utbildning, обучение, 研修, 培训, 교육',
  organisation:
    'company, employer, organisation, organization, location, city, country, site, firma, unternehmen, standort, entreprise, societe, lieu, ville, pays, empresa, ubicacion, ciudad, pais, azienda, sede, cidade, bedrijf, locatie, lokalizacja, foretag, plats, virksomhed, компания, город, 会社, 公司, 회사',
  source:
    'source, industry role, origin, provider, standard, framework, quelle, herkunft, origine, fuente, fonte, bron, zrodlo, kalla, источник, 出典, 来源, 출처',
  status:
    'status, state, criticality, industry proficiency, active, type, role type, role level, grade, etat, estado, stato, staat, stan, tillstand, статус, 状態, 状态, 상태',
};

/** Titles such as "Name", which count only when no column has a clearer title. */
const VAGUE: Partial<Record<Meaning, string>> = {
  skill:
    'name, title, preferred label, item, topic, task, criteria, requirement, tasks, subject, bezeichnung, nom, nombre, nome, naam, nazwa, namn, navn, название, 項目, 名称',
  role: 'name, title, preferred label, bezeichnung, nom, nombre, nome, naam, nazwa, namn, navn, название, 名称, label',
};

const SCRIPT_WITHOUT_BLANKS = /[\u3040-\u30ff\u4e00-\u9fff]/;
const REMARK = /\([^()]*\)|\[[^[\]]*\]/g;
const CAMEL = /(\p{Ll})(\p{Lu})/gu;

/** A title without case, accents, signs, line breaks and remarks: `JobTitle *` and `job_title (en)` are one. */
export const plainTitle = (title: string): string =>
  fold(title.replace(REMARK, ' ').replace(CAMEL, '$1 $2'))
    .replace(/[^\p{L}\p{N}&№]+/gu, ' ')
    .trim();

const toIndex = (lists: Partial<Record<Meaning, string>>) => {
  const index = new Map<string, Meaning[]>();
  for (const meaning of MEANINGS)
    for (const title of lists[meaning]?.split(', ') ?? []) {
      const key = plainTitle(title);
      index.set(key, [...(index.get(key) ?? []), meaning]);
    }
  return index;
};
const INDEX = toIndex(TITLES);
const VAGUE_INDEX = toIndex(VAGUE);
const LONGEST_TITLE = 80;

/** How sure a title is about a meaning: 1 the very title, less for a title that contains it or that names anything. */
export type TitleScores = ReadonlyMap<Meaning, number>;
/** The score of a title that can name anything; lower ones say less. */
export const VAGUE_SCORE = 0.35;
const WITHIN_SCORE = 0.8;
const LESS_LATER = 0.02;

/** Only whole titles are about requirements: "Skill Requirements" is the title of a matrix of skills. */
const meaningsWithin = (title: string) => INDEX.get(title)?.filter((meaning) => meaning !== 'requirements') ?? [];

/** The longest known titles within a title, the last first: "client role level" is rather a level than a role. */
const titlesWithin = (title: string) => {
  const words = title.split(' ');
  for (let length = words.length - 1; length > 0; length--) {
    const starts = words.slice(0, words.length - length + 1);
    const found = starts.flatMap((_, from) => meaningsWithin(words.slice(from, from + length).join(' ')));
    if (found.length) return { meanings: [...new Set(found.toReversed())], share: length / words.length };
  }
  return undefined;
};

/** What a title says about its column, for example `Required Skill*`. */
export const scoreTitle = (title: string): TitleScores => {
  const plain = plainTitle(title);
  if (!plain || plain.length > LONGEST_TITLE) return new Map();
  const exact = INDEX.get(plain);
  if (exact) return new Map(exact.map((meaning) => [meaning, 1]));
  const vague = VAGUE_INDEX.get(plain);
  if (vague) return new Map(vague.map((meaning) => [meaning, VAGUE_SCORE]));
  if (SCRIPT_WITHOUT_BLANKS.test(plain)) {
    const within = [...INDEX].filter(([known]) => SCRIPT_WITHOUT_BLANKS.test(known) && plain.includes(known));
    const [longest] = within.toSorted(([a], [b]) => b.length - a.length);
    return new Map(longest?.[1].map((meaning) => [meaning, WITHIN_SCORE]));
  }
  const within = titlesWithin(plain);
  const score = WITHIN_SCORE * Math.max(0.5, within?.share ?? 0);
  return new Map(within?.meanings.map((meaning, index) => [meaning, score - index * LESS_LATER]));
};
