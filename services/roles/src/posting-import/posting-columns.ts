import { type Cells, type TableLayout, textOfMarkup } from '@skills-architect/library-service-kit/tables';

/** Texts from web pages and search results, with tags, entities and marked words. */
const MARKED_UP = ['title', 'company', 'description', 'roleSentences'];

const plainCells = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, MARKED_UP.includes(field) ? textOfMarkup(cell ?? '') : cell]),
  );

const titles = (text: string) => text.split(',').map((title) => title.trim().replace(/\s+/g, ' '));

/** The columns of a job posting, named as in the specification, and the titles of job boards and of schema.org. */
export const POSTING_LAYOUT: TableLayout = {
  identifyingColumns: ['title'],
  translate: plainCells,
  columns: [
    {
      field: 'postingId',
      title: 'posting_id',
      label: 'Posting Id',
      width: 10,
      note: 'Identifies the posting of the row. Empty for a new posting.',
    },
    {
      field: 'rev',
      title: 'revision',
      label: 'Revision',
      width: 10,
      note: 'Detects changes of the posting after the export; such a row is not imported. Do not edit it.',
    },
    {
      field: 'reference',
      title: 'id',
      label: 'Reference',
      aliases:
        titles(`Reference, Job Id, Job Reference, Identifier Value, Identifier, External Id, Vacancy Id, Reference Number,
        Referencenumber, Guid, @id, Referenz, Kennziffer, Identificação da Vaga, Identificação da Vagas`),
      width: 24,
      note: 'The id that its publisher gave it. A row with the id of a known posting changes that posting.',
    },
    {
      field: 'title',
      title: 'job_posting_title',
      label: 'Title',
      aliases:
        titles(`Job Posting Title, Job Title, Title, Headline, Vacancy, Vacancy Title, Position, Position Title, Job Name, Job, Title
        Text, Offer Title, Stellentitel, Stellenangebot, Intitulé, Intitulé du poste, Oferta, Título da vaga, Vaga, Ocupação –
        Descrição, Rubrik, Vacature, Position Profile Position Title, Job Position Title, Вакансия, Название вакансии,
        Название, 求人タイトル, 职位名称, Name`),
      width: 36,
      note: 'Required.',
      meaning: 'role',
      isRequired: true,
    },
    {
      field: 'company',
      title: 'company',
      label: 'Company',
      aliases:
        titles(`Company Name, Employer, Employer Name, Organisation, Organization, Organisation Name, Hiring Organization Name, Hiring
        Organization, Company Display Name, Unternehmen, Firma, Arbeitgeber, Entreprise, Société, Entreprise Nom, Empresa,
        Empregador, Empregador – Nome, Azienda, Bedrijf, Arbetsgivare, Företag, Работодатель, Компания, 会社名, 公司名称, 公司`),
      width: 28,
      note: '',
      sameForAll: true,
    },
    {
      field: 'country',
      title: 'country',
      label: 'Country',
      aliases:
        titles(`Country Name, Job Country, Country Code, Workplace Address Country, Job Location Address Address Country, Job Location
        Address Address Country Name, Land, Pays, País, Paese, Страна, 国, Location, Job Location, Location Name, Locations,
        Job Location Name, Place, Workplace, Job Location Address Address Locality, Standort, Arbeitsort, Ort, Lieu, Lieu de
        travail, Ubicación, Localização, Sede, Locatie, Region, Région, City, Job City, Ville, Ciudad, Cidade, Stadt, Город,
        Area Name, 勤務地, 工作地点`),
      width: 20,
      note: '',
      sameForAll: true,
    },
    {
      field: 'industry',
      title: 'industry',
      label: 'Industry',
      aliases: titles(`Industry Name, Sector, Company Industry, Branche, Secteur, Sektor, Settore, Setor, Отрасль`),
      width: 24,
      note: "The company's industry as the posting words it.",
      sameForAll: true,
    },
    {
      field: 'subSector',
      title: 'sub_sector',
      label: 'Sub-Sector',
      aliases: titles(`Sub-Sector, Sub Sector, Subsector`),
      width: 28,
      note: 'An industry or function of the library. Without one the posting gets that of the closest role.',
      sameForAll: true,
    },
    {
      field: 'functionName',
      title: 'function',
      label: 'Function',
      aliases: titles(`Department, Track`),
      width: 28,
      note: 'A department or track of the sub-sector, or empty.',
    },
    {
      field: 'normalisedTitle',
      title: 'normalised_title',
      label: 'Normalised Title',
      aliases: titles(`Normalized Title`),
      width: 28,
      note: 'The title without additions. Without one it is made from the title.',
    },
    {
      field: 'source',
      title: 'source',
      label: 'Source',
      aliases: titles(`Publisher, Job Board, Job Publisher, Job Source, Job Portal, Quelle, Source Name`),
      width: 20,
      note: 'Who published it.',
      sameForAll: true,
    },
    {
      field: 'datePosted',
      title: 'date_posted',
      label: 'Date Posted',
      aliases:
        titles(`Date Posted, Posted, Posted At, Posted On, Posted Date, Posting Date, Post Date, Job Posted, Publication Date,
        Published, Published At, Published On, Published Date, Pub Date, Pubdate, Job Posted At Datetime Utc, Listed At,
        Listing Date, Date, Created, Created At, Creation Date, Veröffentlicht, Veröffentlicht am, Veröffentlichungsdatum,
        Online seit, Date de publication, Date de création, Fecha de publicación, Data de publicação, Data di pubblicazione,
        Publicatiedatum, Publiceringsdatum, Data publikacji, Дата публикации, 掲載日, 发布日期`),
      width: 14,
      note: 'When it was published, as 2026-11-03.',
    },
    {
      field: 'validThrough',
      title: 'valid_through',
      label: 'Valid Through',
      aliases:
        titles(`Valid Through, Valid Until, Expires, Expirationdate, Expires At, Expiry Date, Expiration Date, Closing Date,
        Application Deadline, Deadline, Last Application Date, Gültig bis, Bewerbungsfrist, Date limite, Date limite de
        candidature, Fecha límite, Data limite, Scadenza, Sista ansökningsdag`),
      width: 14,
      note: 'Until when people can apply, as 2026-12-01.',
    },
    {
      field: 'description',
      title: 'job_posting_description',
      label: 'Description',
      aliases:
        titles(`Job Description, Description, Description HTML, Job Description HTML, Description Text, Text, Full Description,
        Content Encoded, Job Text, Job Details, Details, Body, Content, Stellenbeschreibung, Beschreibung, Description du
        poste, Descriptif, Descripción, Descrição, Descrizione, Omschrijving, Annonstext, Описание, 仕事内容, 职位描述, Summary,
        Snippet`),
      width: 80,
      note: 'Roles are suggested from it and from the title.',
      meaning: 'description',
    },
    {
      field: 'roleSentences',
      title: 'role_sents_extracted',
      label: 'Role Sentences',
      width: 60,
      note: 'Sentences about the role, one in each line. Without them they are taken from the description.',
    },
    {
      field: 'industryRole',
      title: 'industry_role_name',
      label: 'Industry Role',
      width: 28,
      note: 'Read-only: annotate in the portal.',
    },
  ],
};

export const POSTING_NOTES = [
  'An empty cell deletes the value of the posting; without the column the value is unchanged.',
  'Postings that are not in the table are unchanged.',
];
