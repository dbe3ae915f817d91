import { writeOutTitle } from './write-out-title';

it.each([
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
  ['HVAC(R) Technician', 'heating ventilation air conditioning(R) Technician'],
])('abbreviations: %s: %s', (title, written) => {
  expect(writeOutTitle(title)).toBe(written);
});

it.each([
  ['Vertriebsleiterin (m/w/d)', 'sales manager'],
  ['Projektassistent:in', 'project assistant'],
  ['Softwareentwickler*innen', 'software developer'],
  ['Verkäufer/-in (50-80 %)', 'shop assistant'],
  ['KöchIn', 'cook'],
  ['VERKÄUFER/IN', 'shop assistant'],
  ['Verpleegkundige (m/v)', 'general nurse'],
  ['Sachbearbeiter_in Einkauf', 'purchasing clerk'],
  ['Chef(fe) de projet H/F', 'project manager'],
  ['Technicien·ne de maintenance', 'maintenance technician'],
  ['Jefe/a de ventas', 'sales manager'],
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
])('%s stays as it is', (title) => {
  expect(writeOutTitle(title)).toBe(title);
});
