import { expect, it } from '@jest/globals';
import { cutJobDescription } from '../cut-job-description';
import { textDocument } from '../document/text-blocks';

const pageOf = (title: string, about: string) =>
  textDocument(`# ${title}

${about}

## Responsibilities ##

- Keep the catalogue of the library
- Answer the questions of readers
- Order new books

## Qualifications

- A degree in librarianship and experience with catalogues`);

it.each([
  ['the text is about it', 'Elm & Oak Trading is a firm of forty people.'],
  ['the text calls to join it', 'Come and join Elm & Oak Trading in spring.'],
  ['it has a short name in brackets', 'Elm & Oak Trading (EOT) is a firm of forty people.'],
])('the employer after a title is left out of the name, and is no group, if %s', (_, about) => {
  expect(cutJobDescription(pageOf('Librarian - Elm & Oak Trading', about), 'page.md')).toMatchObject({
    personaName: 'Librarian',
    personaGroupName: '',
  });
});

it('a field of work after a title stays', () => {
  const page = pageOf('Librarian - Maps and Plans', 'We are a firm of forty people.');
  expect(cutJobDescription(page, 'page.md')).toMatchObject({ personaName: 'Librarian - Maps and Plans' });
});
