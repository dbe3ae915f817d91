import { downloadLibrary, exportLibrary } from '@skills-architect/contracts/roles';
import {
  type ExportedSkill,
  exportedSkillLinks,
  exportedSkills,
  LibraryStatus,
  listSources,
} from '@skills-architect/contracts/skills';
import { notFound, route, type ServiceKit, sendFile, withTemporaryFolder } from '@skills-architect/service-kit';
import { zipTexts } from '@skills-architect/service-kit/archives';
import { csvLines } from '@skills-architect/service-kit/tables';
import type { FastifyInstance } from 'fastify';
import type { RoleDocument, Roles } from '../industry-roles/role-document';
import type { FunctionDocument, Structure, SubSectorDocument } from '../structure/structure-documents';
import {
  broaderRow,
  digitalRow,
  type EscoTable,
  familyRow,
  groupRow,
  placeCodes,
  placeRow,
  relationRows,
  roleRow,
  skillRow,
  TITLES,
  uriOf,
} from './esco-rows';

interface ExportJob {
  sourceId: number;
}
type Row = readonly (string | number)[];

const JOB = 'library-export';
const AT_ONCE = 200;
const DIGITAL = 'Digital Tools';
const fileOf = (token: string) => `export/${token}`;

/** Exports a source of the library in the shape of ESCO's download. */
export const libraryExport = (kit: ServiceKit, roles: Roles, { subSectors, functions }: Structure) => {
  const readSource = async (sourceId: number) => {
    const { sources } = await kit.peer(listSources, {});
    const source = sources.find((one) => one.sourceId === sourceId);
    if (!source) throw notFound('This source');
    return source;
  };

  async function* pagesOfRoles(sourceId: number): AsyncGenerator<RoleDocument[]> {
    for (let after = 0; ; ) {
      const page = await roles.model
        .find(
          { sourceId, roleStatus: LibraryStatus.Published, _id: { $gt: after }, ...roles.alive },
          { terms: 0, textTerms: 0, nameLines: 0 },
        )
        .sort({ _id: 1 })
        .limit(AT_ONCE)
        .lean<RoleDocument[]>();
      const last = page.at(-1);
      if (!last) return;
      yield page;
      after = last._id;
    }
  }

  kit.jobs.define<ExportJob>(JOB, async (run) => {
    const { token, identity, signal, data } = run;
    const { sourceId } = data;
    const { source, licence = '', attribution = '' } = await readSource(sourceId);
    async function* pagesOfSkills(): AsyncGenerator<ExportedSkill[]> {
      for (let after = 0; ; ) {
        signal.throwIfAborted();
        const { skills } = await kit.peer(exportedSkills, { body: { sourceId, after } }, { identity });
        const last = skills.at(-1);
        if (!last) return;
        yield skills;
        after = last.skillId;
      }
    }
    const [ofSectors, ofFunctions] = await Promise.all([
      subSectors.model.find(subSectors.alive).sort({ _id: 1 }).lean<SubSectorDocument[]>(),
      functions.model.find(functions.alive).sort({ _id: 1 }).lean<FunctionDocument[]>(),
    ]);
    const codes = placeCodes(ofSectors, ofFunctions);
    const uris = new Map<number, string>();
    const families = new Map<number, Row>();

    const rowsOf: Record<EscoTable, () => AsyncGenerator<Row[]>> = {
      async *skills_en() {
        for await (const skills of pagesOfSkills()) {
          for (const skill of skills) {
            uris.set(skill.skillId, uriOf('skill', skill.skillId, skill.externalId));
            families.set(skill.skillFamilyId, familyRow(skill));
          }
          yield skills.map(skillRow);
        }
      },
      async *digitalSkillsCollection_en() {
        for await (const skills of pagesOfSkills())
          yield skills.filter(({ skillCategory }) => skillCategory === DIGITAL).map(digitalRow);
      },
      async *broaderRelationsSkillPillar() {
        for await (const skills of pagesOfSkills()) yield skills.map(groupRow);
        for (let after = 0; ; ) {
          const { links } = await kit.peer(exportedSkillLinks, { body: { after } }, { identity });
          const last = links.at(-1);
          if (!last) return;
          yield links.flatMap(({ parentId, childId }) => {
            const [parent, child] = [uris.get(parentId), uris.get(childId)];
            return parent !== undefined && child !== undefined ? [broaderRow(child, parent)] : [];
          });
          after = last.linkId;
        }
      },
      async *skillGroups_en() {
        yield [...families.values()];
      },
      async *ISCOGroups_en() {
        yield ofSectors.map(({ _id, subsector, subsectorTypeId }) =>
          placeRow(codes.sectors.get(_id) ?? '', subsector, '', subsectorTypeId),
        );
        yield ofFunctions.map(({ _id, functionName, description }) =>
          placeRow(codes.functions.get(_id) ?? '', functionName, description),
        );
      },
      async *occupations_en() {
        for await (const page of pagesOfRoles(sourceId))
          yield page.map((role) => roleRow(role, codes.functions.get(role.functionId) ?? ''));
      },
      async *occupationSkillRelations() {
        for await (const page of pagesOfRoles(sourceId)) yield page.flatMap((role) => relationRows(role, uris));
      },
      async *library_en() {
        yield [[source, licence, attribution]];
      },
    };
    // Skills first: the others need their uris and families.
    const order: EscoTable[] = [
      'skills_en',
      'digitalSkillsCollection_en',
      'skillGroups_en',
      'broaderRelationsSkillPillar',
      'ISCOGroups_en',
      'occupations_en',
      'occupationSkillRelations',
      'library_en',
    ];
    await withTemporaryFolder('library', async (folder) => {
      const texts = order.map((table, at) => ({
        name: `${table}.csv`,
        async *chunks() {
          yield csvLines([TITLES[table]]);
          for await (const rows of rowsOf[table]()) {
            signal.throwIfAborted();
            if (rows.length) yield csvLines(rows);
          }
          await run.progress(at + 1, order.length);
        },
      }));
      await kit.files.save(fileOf(token), { path: await zipTexts(folder, texts) });
    });
    return {
      summary: `${uris.size.toLocaleString('en')} skills of ${source} are exported`,
      file: { href: `/v3/library/exports/${token}/file`, name: `${source.replace(/[^\p{L}\p{N}-]+/gu, '-')}.zip` },
    };
  });

  return (app: FastifyInstance) => {
    route(app, exportLibrary, async ({ body: { sourceId } }, { identity }) => {
      const { source } = await readSource(sourceId);
      const token = await kit.jobs.start<ExportJob>(JOB, {
        title: `Export of ${source}`,
        entity: 'tables',
        step: 'Exporting table',
        data: { sourceId },
        identity,
      });
      return { token };
    });

    route(app, downloadLibrary, async ({ params: { token } }, { userId, reply }) => {
      const job = await kit.board.get(token);
      const isOwn = job?.file && job.kind === JOB && job.service === kit.name && job.userId === userId;
      const file = isOwn ? await kit.files.open(fileOf(token)) : undefined;
      if (!job?.file || !file) throw notFound('This export');
      return sendFile(reply, job.file.name, file.stream);
    });
  };
};
