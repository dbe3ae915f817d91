import { expect, test } from '@jest/globals';
import { cleanTitle } from './clean-title';
import { fileTitle } from './file-title';
import { titleCase } from './title-case';

test.each([
  ['PAYROLL CLERK 2210 REV 030117.pdf', 'Payroll Clerk'],
  ['PAYROLL CLERK 2210 030117 (2).pdf', 'Payroll Clerk'],
  ['acme-HARBOUR_PILOT.docx', 'Harbour Pilot'],
  ['uk-senior-data-analyst.docx', 'Senior Data Analyst'],
  ['it-support-technician.doc', 'IT Support Technician'],
  ['Job Description - Payroll Clerk v2.1 FINAL.docx', 'Payroll Clerk'],
  ['JD_Head of HR_2024-03-01.pdf', 'Head of HR'],
  ['Payroll Clerk - 2210.pdf', 'Payroll Clerk'],
  ['PayrollClerk.pdf', 'Payroll Clerk'],
  ['VETERINARY NURSE 2210Rev022516.pdf', 'Veterinary Nurse'],
  ['VP Sales (EMEA) updated March 2023.docx', 'VP Sales (EMEA)'],
  ['folder/Cook.doc', 'Cook'],
  ['cook.pdf.docx', 'Cook'],
  ['JD Co-ordinator.docx', 'Co-ordinator'],
  ['20240301_112233.pdf', ''],
  ['JD.pdf', ''],
])('%s is the file of %s', (fileName, title) => {
  expect(fileTitle(fileName)).toBe(title);
});

test.each([
  ['SENIOR GIS ANALYST (IT)', 'Senior GIS Analyst (IT)'],
  ['HEAD OF RESEARCH AND DEVELOPMENT', 'Head of Research and Development'],
  ['CIVIL ENGINEER III', 'Civil Engineer III'],
  ['CO-ORDINATOR, HUMAN RESOURCES', 'Co-Ordinator, Human Resources'],
  ['HVAC TECHNICIAN', 'HVAC Technician'],
  ['DOCK MECHANIC A', 'Dock Mechanic A'],
])('%s becomes %s', (shouted, name) => {
  expect(titleCase(shouted)).toBe(name);
});

test.each([
  ['RESA III – Harbour Engineer', 'Harbour Engineer'],
  ['Harbour Engineer - Term', 'Harbour Engineer'],
  ['Harbour Engineer – 12 month contract', 'Harbour Engineer'],
  ['Harbour Engineer 9-P11 - Docks and Training', 'Harbour Engineer'],
  ['Harbour Engineer, GS-0810-12', 'Harbour Engineer'],
  ['Specialist Nurse - Band 6', 'Specialist Nurse'],
  ['Gestionnaire de paie H/F', 'Gestionnaire de paie'],
  ['Gestionnaire de paie H/F - CDI - Brest', 'Gestionnaire de paie'],
  ["Offre d'emploi Gestionnaire de paie", 'Gestionnaire de paie'],
  ['Harbour Engineer (Dutch Speaking)', 'Harbour Engineer'],
  ['Harbour Engineer 45 views 3 applications', 'Harbour Engineer'],
  ['Data Engineer – Hafen bundesweit remote', 'Data Engineer'],
  ['Harbour Engineer (Team 4)', 'Harbour Engineer'],
  ['Harbour Engineer (Junior, Senior)', 'Harbour Engineer'],
  ['Harbour Engineer (Grade: senior', 'Harbour Engineer'],
  ['Harbour Engineer E1-E3', 'Harbour Engineer'],
  ['2210 - Harbour Engineer', 'Harbour Engineer'],
  ['Job description: Harbour Engineer', 'Harbour Engineer'],
  ['Now hiring | Harbour Engineer', 'Harbour Engineer'],
  ['Job title Harbour Engineer', 'Harbour Engineer'],
  ['Stellenangebot: Hafeningenieur', 'Hafeningenieur'],
  ['1.2 (4)', ''],
  ['Engineer, CDD Rigs', 'Engineer, CDD Rigs'],
  ['Manager 24 Applications Support', 'Manager 24 Applications Support'],
  ['Curator - NCS/PB', 'Curator', ['North Coast Survey']],
  ['NCUM Harbour Engineer', 'Harbour Engineer', ['North Coast University Museum']],
  ['Curator - Museum', 'Curator', ['City Museum']],
  ['Manager - HR', 'Manager - HR', ['North Coast Survey']],
])('%s is the title %s', (line, title, units: string[] = []) => {
  expect(cleanTitle(line, units)).toBe(title);
});
