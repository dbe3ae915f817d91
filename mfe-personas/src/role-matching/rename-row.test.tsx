import { renameImportRow } from '@skills-architect/contracts/personas';
import { answer } from '@skills-architect/portal-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRow } from '../import-files/imports.fixtures';
import { all, analyst, answerRows, clerk, engineer, row, show } from './role-selection.fixtures';

test('a row whose name is taken is renamed in place, and keeps the focus', async () => {
  const renamed = { ...clerk, personaName: 'Filing clerk', isDuplicatePersona: false };
  const { person, portal } = show([answer(renameImportRow, renamed)]);
  await person.click((await row('Clerk')).getByRole('button', { name: 'Rename Clerk' }));
  const name = screen.getByRole('textbox', { name: /Persona Name/ });
  await person.clear(name);
  portal.answer(answerRows([engineer, analyst, renamed]));
  await person.type(name, 'Filing clerk{Enter}');
  const renamedRow = await screen.findByRole('rowheader', { name: 'Filing clerk' });
  await waitFor(() => expect(within(renamedRow).getByText('Filing clerk')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Rename/ })).not.toBeInTheDocument();
});

test('rows of one upload with the same name are marked before roles are chosen, and can be renamed', async () => {
  const again = aRow(4, 'data engineer', { groupName: 'Plant' });
  const { person } = show([answerRows([...all, again])]);
  for (const sameRow of [engineer, again]) {
    const same = await row(sameRow.personaName);
    expect(same.getByText('Same name as another row')).toBeVisible();
    expect(same.getByRole('button', { name: `Rename ${sameRow.personaName}` })).toBeVisible();
  }
  expect((await row(analyst.personaName)).queryByText('Same name as another row')).not.toBeInTheDocument();
  await person.click((await row('Data Engineer')).getByRole('button', { name: /Engineer of data/ }));
  expect((await row('Data Engineer')).queryByText('Name is taken')).not.toBeInTheDocument();
});
