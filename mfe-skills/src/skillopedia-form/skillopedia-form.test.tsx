import { EVENT } from '@skills-architect/contracts';
import {
  createEncyclopedia,
  deleteEncyclopedia,
  getEncyclopedia,
  getSampleContent,
  mapSampleContent,
  type SkillopediaEntry,
  updateEncyclopedia,
} from '@skills-architect/contracts/skills';
import { answer, type FakeAnswer, refuse, renderScreen } from '@skills-architect/portal-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { manifest } from '../area';
import { anEntry, anItem } from '../skillopedia.fixtures';
import AddEntry from './add-entry';
import EditEntry from './edit-entry';

const toSample = ({ isSampling, isClassified, toBeClassified, sampleContent, mappedContent }: SkillopediaEntry) =>
  answer(getSampleContent, {
    isSampling,
    isClassified,
    toBeClassified,
    failure: null,
    data: isClassified ? mappedContent : sampleContent,
  });

const edit = (entry = anEntry(), answers: FakeAnswer[] = []) => {
  const shown = renderScreen(<EditEntry />, {
    manifest,
    path: '/skillopedia/edit?id=6',
    answers: [
      ...answers,
      toSample(entry),
      answer(getEncyclopedia, entry),
      answer(updateEncyclopedia, ({ body }) => ({ ...entry, ...body, rev: 1 })),
      answer(deleteEncyclopedia, { done: true }),
    ],
  });
  return {
    ...shown,
    press: (name: string) => shown.person.click(screen.getByRole('button', { name })),
    lastRequest: (call: { path: string; method: string }) =>
      shown.portal.requests.findLast((request) => request.call === call.path && request.method === call.method),
    texts: () => shown.portal.notifications.map(({ text }) => text),
  };
};

test('creates a new entry with its title as a draft', async () => {
  const answers = [answer(createEncyclopedia, { encyclopediaId: 41, skillopediaId: 41, url: '/skillopedia/41' })];
  const { person, portal } = renderScreen(<AddEntry />, { manifest, path: '/skillopedia/add', answers });
  await person.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Title is required')).toBeVisible();
  await person.type(screen.getByLabelText(/Title/), 'Blade  repair');
  expect(await screen.findByText('Title is not valid')).toBeVisible();
  await person.clear(screen.getByLabelText(/Title/));
  await person.type(screen.getByLabelText(/Title/), 'Blade repair');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveAccessibleDescription('A new entry starts as Draft');
  await person.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(portal.path()).toBe('/skillopedia/edit?id=41'));
  expect(portal.notifications.map(({ text }) => text)).toEqual(['Skillopedia Created Successfully']);
});

test('saves title and status; reports an existing title at its field', async () => {
  const issues = [{ path: 'name', message: 'This title already exists' }];
  const refused = refuse(updateEncyclopedia, 409, { code: 'conflict', error: 'This title already exists', issues });
  const { person, portal, press, lastRequest, texts } = edit(anEntry(), [refused]);
  const title = await screen.findByLabelText(/Title/);
  expect(screen.getByRole('link', { name: '/skillopedia/6' })).toHaveAttribute('target', '_blank');
  await person.clear(title);
  await person.type(title, 'Counting stock');
  await press('Save');
  expect(await screen.findByText('This title already exists')).toBeVisible();
  portal.answer(answer(updateEncyclopedia, ({ body }) => ({ ...anEntry(), ...body, rev: 1 })));
  await person.click(screen.getByRole('combobox', { name: 'Status' }));
  await person.click(screen.getByRole('option', { name: 'Retired' }));
  await press('Save');
  await waitFor(() => expect(texts()).toEqual(['Skillopedia Updated Successfully']));
  expect(lastRequest(updateEncyclopedia)?.body).toMatchObject({ name: 'Counting stock', status: 5, rev: 0 });
});

test('previews the document while typing, saves it, and runs no script in it', async () => {
  const { press, lastRequest } = edit();
  const text = await screen.findByLabelText('Text');
  expect(await screen.findByRole('heading', { name: 'Counting', level: 2 })).toBeVisible();
  fireEvent.change(text, { target: { value: '## Why\n\n<img src=x onerror=alert(1)> [more](https://example.org)' } });
  expect(await screen.findByRole('link', { name: 'more' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('region', { name: 'Preview' }).querySelector('img')).toBeNull();
  fireEvent.change(screen.getByLabelText('Address of an external document'), { target: { value: 'example.org' } });
  await press('Save');
  expect(await screen.findByText('Enter a whole address that begins with http:// or https://')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Address of an external document'), { target: { value: '' } });
  await press('Save');
  await waitFor(() => expect(lastRequest(updateEncyclopedia)?.body).toMatchObject({ externalUrl: '', rev: 0 }));
});

test('after a conflict the user chooses between both texts', async () => {
  const stale = refuse(updateEncyclopedia, 409, {
    code: 'stale',
    error: 'Somebody else changed this meanwhile.',
  });
  const { portal, press } = edit(anEntry(), [stale]);
  fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'Mine' } });
  portal.answer(answer(getEncyclopedia, anEntry({ text: 'Theirs', rev: 1 })));
  await press('Save');
  await waitFor(() => expect(portal.questions).toHaveLength(1));
  expect(JSON.stringify(portal.questions)).toMatch(/this entry/);
});

test('searches a sample and shows it with reasons', async () => {
  const sampling = answer(mapSampleContent, { isSampling: true, isClassified: false, toBeClassified: false });
  const { portal, press } = edit(anEntry({ status: 1 }), [sampling]);
  expect(await screen.findByText('No content is mapped yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Map All Content' })).toHaveAttribute('aria-disabled', 'true');
  portal.answer(toSample(anEntry({ isSampling: true })));
  await press('Map Sample Content');
  expect(await screen.findByText('Content Mapping is in Progress. Processing sample content')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Map Sample Content' })).toHaveAttribute('aria-disabled', 'true');
  portal.answer(toSample(anEntry({ sampleContent: [anItem()] })));
  act(() => portal.push(EVENT.changed, { resource: 'encyclopedia', ids: [6] }));
  expect(
    await screen.findByRole('row', { name: /Article Counting.*Field Note Press 4.4 counting, cycle/ }),
  ).toBeVisible();
});

test('of an entry with mapped content only the document can be edited', async () => {
  const { press, lastRequest } = edit(anEntry({ isClassified: true, mappedContent: [anItem()] }));
  await screen.findByRole('row', { name: /Counting instead/ });
  expect(screen.getByLabelText(/Title/)).toHaveAttribute('readonly');
  for (const name of ['Map Sample Content', 'Map All Content'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'New' } });
  await press('Save');
  await waitFor(() => expect(lastRequest(updateEncyclopedia)?.body).toMatchObject({ text: 'New' }));
});

test('shows how many skills link to an entry before deleting it', async () => {
  const { portal, press, texts } = edit();
  await screen.findByLabelText(/Title/);
  await press('Delete Entry');
  expect(await screen.findByText('2 skills lose it as a knowledge base.')).toBeVisible();
  const buttons = screen.getAllByRole('button', { name: 'Delete Entry' });
  fireEvent.click(buttons.at(-1) ?? document.body);
  await waitFor(() => expect(portal.path()).toBe('/skillopedia'));
  expect(texts()).toEqual(['Successfully deleted']);
});
