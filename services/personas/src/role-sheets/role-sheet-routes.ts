import { ADMIN_LIKE, type UserType } from '@skills-architect/contracts';
import {
  clientRolesTemplate,
  downloadImportWrongCells,
  importClientRoles,
  listImportWrongCells,
  readClientRoleTable,
} from '@skills-architect/contracts/personas';
import { AppError, notFound, route, sendFile } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { beginImport } from '../imports/begin-import';
import { type ImportDependencies, markedFile } from '../imports/import-dependencies';
import { importView } from '../imports/import-document';
import { readForm } from '../sheet-forms/sheet-form';
import { readUploadedForm, readUploadedTable } from '../table-columns/read-upload';
import { roleTemplate, type SheetKind } from './role-sheet';
import { roleUpload } from './role-upload';

const FILES: Record<SheetKind, string> = {
  'client skills': 'ClientSkillsByRole.xlsx',
  'roles and skills': 'RolesAndSkills.xlsx',
};

/** Only administrators import client skills. */
const kindFor = (isClientSkillsImport: boolean, userType: UserType | undefined): SheetKind => {
  if (!isClientSkillsImport) return 'roles and skills';
  if (userType && ADMIN_LIKE.includes(userType)) return 'client skills';
  throw new AppError('forbidden', 'Client skills can be imported by administrators only.');
};

/** Roles with their skills as a workbook: template, upload, wrong cells. */
export const roleSheetRoutes = (dependencies: ImportDependencies) => (app: FastifyInstance) => {
  const { stores, imports, books, wrongCells } = dependencies;
  const { readClient } = stores;

  route(app, clientRolesTemplate, async ({ query }, { identity, reply }) => {
    const kind = kindFor(query.isClientSkillsImport, identity.user?.userType);
    const { proficiencySchemeLevelCount } = await readClient(query.clientId);
    return sendFile(reply, FILES[kind], await books.write(roleTemplate(kind, proficiencySchemeLevelCount)));
  });

  route(app, importClientRoles, async ({ query }, context) => {
    const [file] = context.files;
    if (!file) throw new Error('an upload without a file');
    const sheet = kindFor(query.isClientSkillsImport, context.identity.user?.userType);
    const { proficiencySchemeLevelCount } = await readClient(query.clientId);
    const check = async () => {
      const upload = roleUpload(query.clientId, sheet, file.path, proficiencySchemeLevelCount);
      readForm((await readUploadedForm(dependencies, upload)).forms, upload.columns);
    };
    return importView(await beginImport(dependencies, { clientId: query.clientId, file, check, sheet }, context));
  });

  route(app, readClientRoleTable, async ({ query }, { identity, files: [file] }) => {
    if (!file) throw new Error('an upload without a file');
    const sheet = kindFor(query.isClientSkillsImport, identity.user?.userType);
    const { proficiencySchemeLevelCount } = await readClient(query.clientId);
    return readUploadedTable(
      dependencies,
      roleUpload(query.clientId, sheet, file.path, proficiencySchemeLevelCount),
      query,
    );
  });

  route(app, listImportWrongCells, async ({ params, query }) => wrongCells.page(params.importTokenId, query));

  route(app, downloadImportWrongCells, async ({ params: { importTokenId } }, { reply }) => {
    const document = await imports.get(importTokenId);
    const marked = document && (await stores.kit.files.open(markedFile(importTokenId)));
    if (!marked) throw notFound('This workbook');
    return sendFile(reply, `Correct ${document.fileName}`, marked.stream);
  });
};
