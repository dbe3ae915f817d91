import { expect, test } from '@jest/globals';
import { cutJobDescription } from './cut-job-description';
import { textDocument } from './document/text-blocks';

const cutText = (text: string) => cutJobDescription(textDocument(text), 'file.pdf');

test.each([
  [
    'a title and a paragraph',
    `Machinist
Responsibilities include the setup and operation of lathes and mills. You will inspect the parts and keep records of them.
Candidates must be able to read drawings and safety rules. Experience with lathes is preferred.`,
    'Machinist',
  ],
  [
    'a German title that ends like an animal doctor, and a list of fields of work',
    `Kleintiermediziner
Wir suchen Unterstützung für unser Team mit folgendem Einsatzbereich:
- Ambulanz der Tiere
- Operationen am Vormittag
- Notdienst am Wochenende
Wir bieten
- Ein gutes Gehalt
- Viel Urlaub`,
    'Kleintiermediziner',
  ],
  [
    'an Italian title that names a field, and two known headings',
    `# Sicurezza del porto
Descrizione e responsabilità
La figura sarà responsabile per le attività di sicurezza del porto e dei suoi sistemi, con una particolare attenzione alle navi che arrivano di notte. Il lavoro sarà svolto con la squadra del porto e con gli altri uffici della città.
Qualifiche chiave
- Conoscenza delle reti
- Capacità di lavorare in gruppo`,
    'Sicurezza del porto',
  ],
  [
    'a program for interns',
    `Summer Internship Program
Internship overview
This 12 week program offers experience in several areas within our business. Interns will contribute to projects of the harbour.
Candidate profile
- Enrolled in a university
- Able to work full-time
How to apply
Send your application with your resume.`,
    'Summer Internship',
  ],
])('an advertisement with few words is one: %s', (_, text, name) => {
  expect(cutText(text)?.personaName).toContain(name);
});
