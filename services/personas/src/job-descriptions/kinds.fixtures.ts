import { aZip } from '@skills-architect/service-kit/testing';
import { paragraph } from './documents.fixtures';

export const ONE_PARAGRAPH =
  'The Coastal Trust is a charity that was founded in 1902. It is looking for a Boat Keeper to care for its rowing boats. The Boat Keeper will maintain the boats, repair oars and teach volunteers how to row. This position reports to the Head of Harbours. Applicants must have two years of experience. The salary is $30,000 per year.';

export const CAPITALS = `TOWN OF HARBOURTON
HARBOUR CLERK
SUMMARY
The Harbour Clerk keeps the books of the harbour and answers its callers.
RESPONSIBILITIES
Records all ships that come in
Collects the fees of the berths
Answers calls of captains
QUALIFICATIONS
Two years of experience in an office.`;

export const THREE_ROLES = ['Diver', 'Crane Operator', 'Buoy Keeper']
  .map(
    (title) => `# ${title}
## Duties
- Works as part of the crew of the harbour
- Keeps the tools of a ${title.toLowerCase()} in order
## Requirements
- Experience at sea`,
  )
  .join('\n');

export const GERMAN = `Hafenmeister (m/w/d)
Abteilung: Hafenbetrieb
Über uns
Wir sind ein kleiner Hafen an der Küste und arbeiten mit vielen Partnern zusammen.
Deine Aufgaben
- Du planst die Liegeplätze für alle Schiffe und Boote im Hafen
- Du prüfst die Sicherheit der Anlagen und berichtest der Leitung
Dein Profil
- Du hast eine Ausbildung und mehrere Jahre Erfahrung mit der Seefahrt`;

export const FRENCH = `Technicien de port (h/f)
L'entreprise
Nous sommes un petit port de la côte et nous travaillons avec des partenaires dans le monde.
Vos missions
- Vous assurez l'entretien des quais et des bateaux de la société
- Vous contrôlez les installations avec votre équipe
Votre profil
- Vous avez une expérience dans les métiers de la mer et vous aimez le travail en équipe`;

export const WITH_FORM = `# Lock Keeper
## Duties
- Opens the gates of the lock for ships
- Keeps the log of all passages
## Voluntary Self-Identification
We are an equal opportunity employer and ask all applicants to complete this form.
- Gender: male, female, decline to answer
- Veteran status
## Requirements
- Experience with machines`;

export const CV = `Curriculum Vitae
Jane Miller
Work Experience
2015 - present: Harbour Clerk at the Port of Harbourton. I led a team of five and managed the budget.
2010 - 2015: Assistant at a shipyard
Education and training
Hobbies
References available on request`;

export const MEMO = `Memo
To: all staff
Subject: parking
Dear colleagues, the car park behind the harbour office will be closed on Monday. Please use the street. Kind regards.`;

const LINES = [
  'Harbour Pilot',
  'Department: Port operations',
  'Duties',
  '- Boards ships',
  '- Reads the charts',
  'Requirements',
  'Five years at sea.',
];

export const AN_RTF = Buffer.from(
  `{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\*\\generator Some program;}${LINES.map((line) => `\\pard ${line}\\par`).join('\n')}\\pard caf\\'e9 \\u8211?\\par}`,
);

export const AN_HTML = Buffer.from(
  `<!doctype html><html><head><title>Harbour Pilot | Jobs</title><style>p{color:red}</style></head><body><nav>Home Jobs</nav><h1>Harbour Pilot</h1><p>Department: Port operations</p><h2>Duties</h2><ul><li>Boards ships</li><li>Reads the charts</li></ul><h2>Requirements</h2><p>Five years at sea.</p><script>track('Apply now')</script></body></html>`,
);

export const anOdt = () =>
  aZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<manifest/>',
    'content.xml': `<?xml version="1.0"?><office:document-content><office:body><office:text><text:h text:outline-level="1">Harbour Pilot</text:h><text:p>Department: Port operations</text:p><text:h text:outline-level="2">Duties</text:h><text:list><text:list-item><text:p>Boards ships</text:p></text:list-item><text:list-item><text:p>Reads the charts</text:p></text:list-item></text:list><text:h text:outline-level="2">Requirements</text:h><text:p>Five years at sea.</text:p></office:text></office:body></office:document-content>`,
  });

/** A password-protected PDF; no password opens it. */
export const aLockedPdf = () =>
  Buffer.from(
    `%PDF-1.4
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[]/Count 0>>
endobj
3 0 obj
<</Filter/Standard/V 1/R 2/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>>
endobj
trailer
<</Root 1 0 R/Encrypt 3 0 R/ID[(${'i'.repeat(16)})(${'i'.repeat(16)})]>>
%%EOF`,
    'latin1',
  );

/** An OpenDocument text encrypted as by LibreOffice. */
export const aLockedOdt = () =>
  aZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml':
      '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data manifest:checksum="AA=="/></manifest:file-entry></manifest:manifest>',
    'content.xml': 'encrypted',
  });

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** A docx encrypted as by Word: a compound file with an encrypted package. */
export const aLockedDocx = () =>
  Buffer.concat([COMPOUND, Buffer.alloc(504), Buffer.from('EncryptedPackage', 'utf16le')]);

/** A Word 97 document with the encryption flag in its header. */
export const aLockedDoc = () => {
  const text = Buffer.alloc(512);
  text.writeUInt16LE(0xa5ec, 0);
  text.writeUInt16LE(0xc1, 2);
  text.writeUInt16LE(0x100, 10);
  return Buffer.concat([COMPOUND, Buffer.alloc(504), text]);
};

/** A paragraph with a text box as Word writes it: once for new and once for old versions. */
export const aTextBox = (...texts: string[]) => {
  const inside = `<w:txbxContent>${texts.map((text) => paragraph(text)).join('')}</w:txbxContent>`;
  return `<w:p xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${inside}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${inside}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
};

/** The XML of a page header. */
export const aHeader = (text: string) =>
  `<?xml version="1.0"?><w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph(text)}</w:hdr>`;

/** A vacancy whose lists have lost their bullets, followed by a form for applicants. */
export const WITHOUT_BULLETS = `Title: Harbour Analyst
Department: Harbour Office
The Harbour Office is seeking to hire a Harbour Analyst. The Harbour Analyst position is responsible for the figures of the port.
Research and Figures
Conduct research on ships and tides
Analyze statistical data
Prepare reports for the harbour board
Harbour Records
Maintain the records of all berths
Verify the papers of captains
Collect the fees of the harbour
MINIMUM EXPERIENCE:
Two years of experience in an office
01
How many years of experience do you have?
Less than 1 year
02
Describe your experience with records.`;

/** Duties under subjects, and the statutory form on disabilities between them and the requirements. */
export const WITH_SUBJECTS = `# Buoy Manager
## Essential Duties
Care of Buoys (60%)
- Inspects the buoys of the harbour every month and repairs them
- Orders new buoys when old ones are lost
Records and Reports (40%)
- Keeps the list of all buoys and of their lights
Voluntary Self-Identification of Disability
Disabilities include, but are not limited to:
- Blind or low vision
- Deaf or hard of hearing`;

export const SPANISH = `Director de puerto
¿Quiénes somos?
Somos un pequeño puerto de la costa y trabajamos con socios de todo el mundo.
¿Cuáles serán tus funciones?
- Planificar los amarres para los barcos que llegan al puerto
- Controlar la seguridad de las instalaciones con el equipo
Reportarás directamente al Director de Operaciones.
¿Qué te pedimos?
- Tienes experiencia en el mar y te gusta el trabajo en equipo`;
