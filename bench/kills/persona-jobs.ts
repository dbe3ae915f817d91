import {
  createPersona,
  deletePersonas,
  discardClientSkills,
  exportPersonas,
  exportToLearningPlatform,
  getClientSkills,
  importClientSkills,
  undoPersonaChanges,
} from '@skills-architect/contracts/personas';
import * as z from 'zod';
import { CLIENT } from '../portal/fill';
import { exportedIds } from './exported-ids';
import { workbookOf } from './role-book';
import { countBoth, type Scenario, type Stage } from './stage';

const OTHER_CLIENT = 3;
const CLIENT_SKILLS = 120;
const everything = { filter: {}, except: [] };
const Batch = z.object({ personas: z.array(z.object({ personaId: z.number() })) });

const idsOfClient = async ({ collection }: Stage) => {
  const alive = { clientId: CLIENT, deletedAt: null };
  return (
    await collection('personas', 'persona')
      .find(alive, { projection: { _id: 1 } })
      .toArray()
  ).map(({ _id }) => Number(_id));
};

const exporting: Scenario = {
  name: 'Excel export',
  kinds: ['personas persona-export'],
  async play(stage) {
    const job = await stage.job('personas persona-export', async () => {
      const input = { params: { clientId: CLIENT }, body: everything };
      return (await stage.visitor.call(exportPersonas, input)).exportTokenId;
    });
    return countBoth(exportedIds(await stage.fileOf(job)));
  },
};

const removing: Scenario = {
  name: 'delete and restore',
  kinds: ['personas persona-remove', 'personas persona-undo'],
  async play(stage) {
    const query = { clientId: CLIENT };
    let changeSet = '';
    await stage.job('personas persona-remove', async () => {
      const deleted = await stage.visitor.call(deletePersonas, { query, body: everything });
      changeSet = deleted.changeSet;
      return deleted.jobToken;
    });
    const remaining = countBoth(await idsOfClient(stage));
    await stage.job(
      'personas persona-undo',
      async () => (await stage.visitor.call(undoPersonaChanges, { params: { changeSet }, query })).jobToken,
    );
    return { remaining, restored: countBoth(await idsOfClient(stage)) };
  },
};

const delivering: Scenario = {
  name: 'export to the learning platform',
  kinds: ['personas platform-export'],
  async play(stage) {
    stage.sandbox.forget();
    await stage.job('personas platform-export', async () => {
      const input = { params: { clientId: CLIENT }, body: everything };
      return (await stage.visitor.call(exportToLearningPlatform, input)).exportTokenId;
    });
    const received = [...stage.sandbox.effects.values()].flatMap((body) => Batch.parse(body).personas);
    return countBoth(received.map(({ personaId }) => personaId));
  },
};

const deciding: Scenario = {
  name: 'persona with a role',
  kinds: ['personas persona-role-decision'],
  async play(stage) {
    const role = await stage.collection('roles', 'role').findOne({ sourceId: 1, roleStatus: 4, deletedAt: null });
    let personaId = 0;
    await stage.job('personas persona-role-decision', async () => {
      const body = {
        groupName: 'Night shift',
        personaName: `Deciding clerk ${stage.round}`,
        industryRoleId: Number(role?._id),
      };
      ({ personaId } = await stage.visitor.call(createPersona, { query: { clientId: OTHER_CLIENT }, body }));
      return undefined;
    });
    const decided = stage.collection<{ _id: string }>('roles', 'matchDecision');
    return { decisions: await decided.countDocuments({ _id: `persona ${personaId}` }) };
  },
};

const matchingSkills: Scenario = {
  name: 'client skills of a persona',
  kinds: ['personas client-skills-match'],
  async play(stage) {
    const [personaId = 0] = await idsOfClient(stage);
    const params = { skillSubject: String(personaId) };
    const skills = Array.from({ length: CLIENT_SKILLS }, (_, index) => [`Data quality ${index}`, '2']);
    const book = workbookOf('Client Skills', [['Client Skill', 'Target Proficiency'], ...skills]);
    await stage.job('personas client-skills-match', () =>
      stage.withFiles({ 'skills.xlsx': book }, async (paths) => {
        await stage.visitor.upload(importClientSkills, { params }, paths);
        return undefined;
      }),
    );
    const { rows } = await stage.visitor.call(getClientSkills, { params });
    await stage.visitor.call(discardClientSkills, { params });
    return {
      ...countBoth(rows.map(({ clientSkill }) => clientSkill)),
      matches: rows.map(({ matches }) => matches.length),
    };
  },
};

export const PERSONA_JOBS: readonly Scenario[] = [exporting, removing, delivering, deciding, matchingSkills];
