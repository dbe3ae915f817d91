import { DONE } from '@skills-architect/contracts';
import {
  completeRowMapping,
  discardRowMapping,
  exportRowSkills,
  getRowMapping,
  parseRowId,
  type RowMapping,
  type RowMappingState,
  saveRowMapping,
} from '@skills-architect/contracts/personas';
import { AppError, type CallContext, notFound, route, sendFile, stale } from '@skills-architect/service-kit';
import type { FastifyInstance } from 'fastify';
import { SKILLS_FILE, skillsSheet } from '../exports/skill-rows';
import { type ImportDependencies, loadImportFor } from '../imports/import-dependencies';
import type { RowDocument } from '../imports/row-document';
import { confirmChanges } from '../persona-skills/mapping-rules';
import { readLibrary } from '../persona-skills/read-library';
import { savableLevels, shownSkills } from '../persona-skills/shown-skills';
import type { Asker } from '../personas/role-names';
import { industrySkills } from '../personas/write-persona';
import { currentMapping } from './current-mapping';

type SavingCall = typeof saveRowMapping | typeof completeRowMapping;

/** Maps the skills of an import row before its persona is created. */
export const rowMappingRoutes = (dependencies: ImportDependencies) => (app: FastifyInstance) => {
  const { stores, imports, rows, books } = dependencies;
  const { kit, readClient } = stores;

  const findRow = async (subject: string): Promise<RowDocument> => {
    const [row] = await rows.findByIds([parseRowId(subject) ?? 0]);
    if (row?.outcome !== 'read') throw notFound('This row');
    return row;
  };
  /** The row, if the user may change its mapping now. */
  const findRowToChange = async (subject: string, userId: number) => {
    const row = await findRow(subject);
    const { clientId } = await loadImportFor(dependencies, 'select', row.token, userId);
    if (row.isDuplicatePersona)
      throw new AppError('conflict', `${row.personaName} exists already for this client and will not be created.`);
    return { row, clientId };
  };
  const skillsOfRole = async (roleId: number | null, asker: Asker) =>
    roleId === null ? [] : ((await industrySkills(kit, [roleId], asker)).get(roleId) ?? []);

  /** The mapping of a row with its skills of the library. */
  const readMapping = async (row: RowDocument, asker: Asker) => {
    const mapping = currentMapping(row.mapping, row.selectedRoleId, await skillsOfRole(row.selectedRoleId, asker));
    const ids = mapping.rows.map(({ skillId }) => skillId);
    return { mapping, library: await readLibrary(kit, ids, asker) };
  };

  const toAnswer = async (row: RowDocument, asker: Asker): Promise<RowMapping> => {
    const document = await imports.get(row.token);
    if (!document) throw notFound('This import');
    const role = row.recommendations.find(({ roleId }) => roleId === row.selectedRoleId);
    const { mapping, library } = await readMapping(row, asker);
    return {
      rowId: row._id,
      importTokenId: row.token,
      clientId: document.clientId,
      personaName: row.personaName,
      groupName: row.groupName,
      roleDescription: row.roleDescription,
      rolesResponsibilities: row.rolesAndResponsibilities,
      industryRole: role ? { roleId: role.roleId, roleName: role.roleName } : null,
      state: mapping.state,
      rev: mapping.rev,
      excludedRoleSkills: mapping.excludedRoleSkills,
      skills: shownSkills(mapping.rows, library),
    };
  };
  const toAsker = ({ identity, request }: CallContext): Asker => ({ identity, requestId: request.id });

  route(app, getRowMapping, async ({ params }, context) =>
    toAnswer(await findRow(params.skillSubject), toAsker(context)),
  );

  const save = (call: SavingCall, state: Exclude<RowMappingState, 'not started'>) =>
    route(app, call, async ({ params, body }, context) => {
      const asker = toAsker(context);
      const { row, clientId } = await findRowToChange(params.skillSubject, context.userId);
      const { selectedRoleId: roleId } = row;
      if (roleId === null)
        throw new AppError('conflict', `Select an industry role for ${row.personaName} before its skills are mapped.`);
      const ofRole = await skillsOfRole(roleId, asker);
      const mapping = currentMapping(row.mapping, roleId, ofRole);
      if (mapping.rev !== body.rev) throw stale(await toAnswer(row, asker));
      const skillIds = body.skillProficiencyMappings.map(({ skillId }) => Number(skillId));
      const [client, library] = await Promise.all([readClient(clientId), readLibrary(kit, skillIds, asker)]);
      const knownSkillIds = new Set([...mapping.rows, ...ofRole].map(({ skillId }) => skillId));
      const levels = savableLevels(library, knownSkillIds, client);
      const next = confirmChanges(mapping, body, levels, context.identity.user?.userType, ofRole);
      const saved = { ...next, rev: body.rev + 1, roleId, state };
      if (!(await rows.saveMapping(row, saved))) throw stale(await toAnswer(await findRow(params.skillSubject), asker));
      return toAnswer({ ...row, mapping: saved }, asker);
    });
  save(saveRowMapping, 'in progress');
  save(completeRowMapping, 'done');

  route(app, exportRowSkills, async ({ params }, context) => {
    const row = await findRow(params.skillSubject);
    const { mapping, library } = await readMapping(row, toAsker(context));
    const named = await stores.shown.show(library, context.identity.user?.language);
    const sheet = skillsSheet({ personaGroupName: row.groupName, personaName: row.personaName }, mapping, named);
    return sendFile(context.reply, SKILLS_FILE, await books.write([sheet]));
  });

  route(app, discardRowMapping, async ({ params }, { userId }) => {
    const { row } = await findRowToChange(params.skillSubject, userId);
    await rows.discardMapping(row);
    return DONE;
  });
};
