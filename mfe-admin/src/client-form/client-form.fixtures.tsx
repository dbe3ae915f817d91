import {
  createClient,
  getClient,
  listAttributeValues,
  listContentProviders,
  listUsers,
  updateClient,
} from '@skills-architect/contracts/admin';
import { listSubSectors } from '@skills-architect/contracts/roles';
import { listSchemes, listSources } from '@skills-architect/contracts/skills';
import { answer, aUser, type FakeAnswer, type PortalOptions, renderScreen } from '@skills-architect/portal-kit/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aClientRecord, aUserRecord, grace } from '../admin.fixtures';
import { manifest } from '../area';
import CreateClient from './create-client';
import ManageClient from './manage-client';

export const SINGLE_MAPPING_SOURCE = 5;
const source = (sourceId: number, name: string) => ({
  sourceId,
  source: name,
  allowMultipleMappings: sourceId !== SINGLE_MAPPING_SOURCE,
  isAssessmentEnabled: false,
});
const aSubSector = (subsectorId: number, subsector: string, subsectorTypeId: 1 | 2, sourceIds: number[]) => ({
  subsectorId,
  subsector,
  subsectorTypeId,
  sourceIds,
});
const scheme = (schemeId: number, schemeName: string, levelCount: number, sourceIds: number[]) => ({
  schemeId,
  schemeName,
  levelCount,
  sourceIds,
  levels: [],
});
const LISTS = [
  answer(listSources, {
    sources: [source(1, 'Skills Architect'), source(2, 'AI Generated'), source(SINGLE_MAPPING_SOURCE, 'Atomic 1.1')],
  }),
  answer(listSchemes, {
    schemes: [scheme(1, 'Five levels', 5, [1]), scheme(2, 'Four levels', 4, [2, SINGLE_MAPPING_SOURCE])],
  }),
  answer(listSubSectors, {
    subSectors: [
      aSubSector(10, 'Retail', 1, [1]),
      aSubSector(20, 'Logistics', 1, [1, 2]),
      aSubSector(40, 'Finance', 2, [1]),
      aSubSector(50, 'Procurement', 2, [2]),
    ],
  }),
  answer(listUsers, ({ query: { userIds = [], searchString = '' } }) => {
    const users = [aUserRecord(), grace].filter(
      ({ userId, name }) => (!userIds.length || userIds.map(Number).includes(userId)) && name.includes(searchString),
    );
    return { users, total: users.length };
  }),
  answer(listContentProviders, { contentProviders: [{ contentProviderId: 1, contentProvider: 'Open Course Shelf' }] }),
  answer(listAttributeValues, ({ params }) => ({
    attributeValues: [{ attributeValueId: 2, attributeValue: Number(params.attributeId) === 1 ? 'Growth' : 'Europe' }],
  })),
];
export const northwind = aClientRecord({ rev: 4, sourceIds: [1, 2], subSectorIds: [20, 40], orgGrowthStageId: 2 });

interface ShowOptions {
  answers?: FakeAnswer[];
  /** Answers to confirmations. */
  agree?: PortalOptions['agree'];
}

/** Shows a screen of clients to a Super User. */
export const showScreen = (ui: ReactNode, path: string, { answers = [], agree = true }: ShowOptions = {}) => {
  const rendered = renderScreen(ui, {
    manifest,
    path,
    user: aUser({ userType: 2 }),
    agree,
    answers: [...answers, ...LISTS],
  });
  const { person, portal } = rendered;
  return {
    ...rendered,
    sentBody: (method: string) => portal.requests.find((request) => request.method === method)?.body,
    notifications: () => portal.notifications.map(({ text }) => text),
    press: (name: string) => person.click(screen.getByRole('button', { name })),
    choose: async (picker: RegExp, ...options: string[]) => {
      await person.click(screen.getByRole('combobox', { name: picker }));
      for (const name of options)
        await person.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
      await person.keyboard('{Escape}');
    },
  };
};
export const showCreateClient = (answers: FakeAnswer[] = [answer(createClient, aClientRecord())]) =>
  showScreen(<CreateClient />, '/clients/create', { answers });
export const showManageClient = ({
  client = northwind,
  answers = [],
  agree,
}: ShowOptions & { client?: typeof northwind } = {}) =>
  showScreen(<ManageClient />, `/clients/manage/${client.clientId}`, {
    answers: [...answers, answer(getClient, client), answer(updateClient, { ...client, rev: client.rev + 1 })],
    agree,
  });
