import { wordsWrittenOut, writeOutTitle } from './write-out-title';

it.each([
  ['Ltr. Buchhaltung', 'accounting manager'],
  ['Ayte. de cocina', 'kitchen assistant'],
  ['Téc. de mantenimiento', 'maintenance technician'],
  ['Sr. HR Mgr', 'senior human resources manager'],
  ['Purch. Officer', 'purchasing Officer'],
  ['Jr. S/W Dev', 'junior software developer'],
  ['Reg. Sls Mgr EMEA', 'regional sales manager'],
  ['Whse Supv – Nights', 'warehouse supervisor'],
  ['Acct. Payable Clk', 'accounts payable clerk'],
  ['Exec. PA to CEO', 'executive personal assistant to chief executive officer'],
  ['Physician Assistant (PA)', 'Physician Assistant (PA)'],
  ['CSR Tier 1', 'customer service representative'],
  ['H/W Engineer', 'hardware Engineer'],
  ['Struct. Eng. II', 'Struct. engineer II'],
  ['Dir., Eng.', 'director, engineering'],
  ['Eng. Tech., Elec.', 'engineering technician, electrical'],
  ['Web Admin', 'Web administrator'],
  ['Acct. Exec.', 'account executive'],
  ['Acct. Clk', 'accounting clerk'],
  ['Gen. Sec. to the Dean', 'general secretary to the Dean'],
  ['Tech Writer', 'Tech Writer'],
  ['Nurse #R-10442', 'Nurse'],
  ['Baker (Req. 5120), part-time', 'Baker'],
  ['Cook – Ref: 2031-B', 'Cook'],
  ['Porter 38h', 'Porter'],
  ['HVAC(R) Technician', 'heating ventilation air conditioning(R) Technician'],
])('abbreviations: %s: %s', (title, written) => {
  expect(writeOutTitle(title)).toBe(written);
});

it.each([
  ['Vertriebsleiterin (m/w/d)', 'sales manager'],
  ['IT Projektmanager (m/w/d)', 'IT project manager'],
  ['Sicherheitskoordinatorin', 'security coordinator'],
  ['Casting-Direktor', 'casting director'],
  ['Koordinator', 'coordinator'],
  ['Projektassistent:in', 'project assistant'],
  ['Softwareentwickler*innen', 'software developer'],
  ['Verkäufer/-in (50-80 %)', 'shop assistant'],
  ['KöchIn', 'cook'],
  ['Gärtner/Gärtnerin', 'gardener'],
  ['Geologin', 'geologist'],
  ['Sprachtherapeut/-in', 'sprachtherapist'],
  ['Busfahrerin Teilzeit', 'bus driver'],
  ['Lagerleiter/-in', 'warehouse manager'],
  ['Steuertechnik-Ingenieur', 'tax engineering engineer'],
  ['Stahlschlosser', 'steel metal fitter'],
  ['VERKÄUFER/IN', 'shop assistant'],
  ['Verpleegkundige (m/v)', 'general nurse'],
  ['Sachbearbeiter_in Einkauf', 'purchasing clerk'],
  ['Chef(fe) de projet H/F', 'project manager'],
  ['Technicien·ne de maintenance', 'maintenance technician'],
  ['Psychothérapeute', 'psychotherapist'],
  ['Géographe', 'geographer'],
  ['Serveuses H/F', 'waiter'],
  ['Coiffeur(se) CDD', 'hairdresser'],
  ['Femmes de chambre', 'room attendant'],
  ['Jefe/a de ventas', 'sales manager'],
  ['Neuróloga', 'neurologist'],
  ['Enfermeras', 'general nurse'],
  ['Jefas de tienda', 'shop manager'],
  ['Impiegata contabilità', 'accounting clerk'],
  ['Medewerker klantenservice', 'customer service representative'],
  ['Engenheira de produção', 'production engineer'],
])('other languages and genders: %s: %s', (title, written) => {
  expect(writeOutTitle(title)).toBe(written);
});

it.each([
  ['Employee Relations Manager'],
  ['Train Conductor'],
  ['Data Architect'],
  ['Charge Nurse'],
  ['Account Director'],
  ['Éclairagiste'],
  ['Marine Engineer'],
  ['Astronomer'],
  ['Banking Officer'],
  ['Employees Trainer'],
  ['Assistant Social Worker'],
  ['Director Marketing'],
])('%s stays as it is', (title) => {
  expect(writeOutTitle(title)).toBe(title);
});

it.each([
  ['Sr. HR Mgr', ['senior: Sr.', 'human: HR', 'resources: HR', 'manager: Mgr']],
  ['VP, R&D', ['vice: VP', 'president: VP', 'research: R&D', 'and: R&D', 'development: R&D']],
  ['Acct. Payable Clk (m/f)', ['accounts: Acct. Payable', 'payable: Acct. Payable', 'clerk: Clk']],
  ['Data Engineer', ['data: Data', 'engineer: Engineer']],
  ['Leiterin Einkauf', ['manager: Leiterin', 'purchasing: Einkauf']],
  ['Vertriebsleiterin (m/w/d)', ['sales manager: Vertriebsleiterin']],
  ['Jefa de ventas', ['manager: Jefa', 'sales: ventas']],
  ['Femmes de chambre', ['room attendant: Femmes de chambre']],
  ['Ltr. Buchhaltung', ['manager: Ltr', 'accounting: Buchhaltung']],
  ['(m/w/d)', []],
])('says what each word of a written-out title was: %s', (title, expected) => {
  expect(wordsWrittenOut(title).map(({ text, writtenAs }) => `${text}: ${writtenAs}`)).toEqual(expected);
});
