/** Declarations that the README examples assume; prepended to keep the examples short. */
export const SETUP: Record<string, string> = {
  'backup-1': `const uri = process.env.MONGODB_URI ?? '';`,
  'matching-1': `import type { LibraryRole } from '@skills-architect/matching';
const skillDescriptions = ['Care for patients on a ward', 'Plan the way of goods'];
const text = 'Cares for patients on the ward, writes down what they need and talks with their families.';
const roleIdsOfTheClient = [1, 2];
const aRole = (roleId: number, label: string): LibraryRole => ({
  roleId, label, alternativeLabels: [], language: 'en', description: label + ' at work', group: { label: 'All', text: '' },
  essentialSkills: [{ skillId: roleId, skillName: skillDescriptions[roleId - 1] ?? '' }],
});
const roles = [aRole(1, 'Nurse'), aRole(2, 'Dispatcher')];`,
  'portal-kit-2': `import '@testing-library/jest-dom';
import type { AreaManifest } from '@skills-architect/contracts';
import { listClients } from '@skills-architect/contracts/admin';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
declare const ClientList: () => ReactNode;
declare const manifest: AreaManifest;`,
  'service-kit-1': `import { call, Id } from '@skills-architect/contracts';
import * as z from 'zod';
const Note = z.object({ clientId: Id, text: z.string() });
const renameNote = call({
  service: 'admin', method: 'PATCH', path: '/v3/notes/{noteId}', params: z.object({ noteId: Id }),
  body: z.object({ text: z.string(), rev: z.number() }), answer: Note,
  access: { types: [2], scope: { record: 'note', id: 'params.noteId' } },
  example: { params: { noteId: 1 }, body: { text: 'Water the plants', rev: 0 } },
});`,
  'ui-kit-1': `import { createRoot } from 'react-dom/client';
import type { Column } from '@skills-architect/ui-kit/extra';
const element = document.body;
interface Skill { id: number; name: string }
const rows: Skill[] = [{ id: 1, name: 'Welding' }];
const columns: Column<Skill>[] = [{ id: 'name', title: 'Name', cell: ({ name }) => name }];`,
};
