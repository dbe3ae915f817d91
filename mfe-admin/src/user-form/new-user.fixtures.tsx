import { createUser, listClients } from '@skills-architect/contracts/admin';
import { answer, aUser, type FakeAnswer, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import { aClientRecord, aUserRecord } from '../admin.fixtures';
import { manifest } from '../area';
import UserForm from './user-form';

const clients = [aClientRecord(), aClientRecord({ clientId: 2, clientName: 'Acme' })];
export const created = answer(createUser, aUserRecord());

/** Opens the form of a new user. */
export const open = (answers: FakeAnswer[] = [created], agree = true) => {
  const rendered = renderScreen(<UserForm />, {
    manifest,
    path: '/user/add',
    user: aUser({ userType: 2 }),
    agree,
    answers: [...answers, answer(listClients, { clients, total: 2 })],
  });
  const { person, portal } = rendered;
  const createBody = () =>
    portal.requests.find(({ call, method }) => call === createUser.path && method === 'POST')?.body;
  const choose = (radio: string) => person.click(screen.getByRole('radio', { name: radio }));
  const submit = () => person.click(screen.getByRole('button', { name: 'Submit' }));
  return { ...rendered, createBody, choose, submit };
};
export const NAME = /Display Name/;
export const EMAIL = /Email ID/;
export const type = async (person: ReturnType<typeof open>['person'], label: RegExp, text: string) =>
  person.type(screen.getByLabelText(label), text);
